/**
 * Names of banks by the code that an account number begins with. A chunk of its own, loaded with the first such number:
 * import it through `load-bank-names.ts` only. A bank that is missing is not shown, so the lists need not be complete;
 * codes that have changed hands in the last years are left out.
 */
type Table = Readonly<Record<string, string>>;

/** `012 BBVA México|014 Santander` */
const table = (rows: string): Table =>
  Object.fromEntries(rows.split('|').map((row) => [row.slice(0, row.indexOf(' ')), row.slice(row.indexOf(' ') + 1)]));

/** Banco de México, "Catálogo de participantes SPEI". */
const CLABE = table(
  '002 Banamex|006 Bancomext|009 Banobras|012 BBVA México|014 Santander|019 Banjército|021 HSBC|030 BanBajío|036 Inbursa' +
    '|042 Mifel|044 Scotiabank|058 Banregio|059 Invex|060 Bansí|062 Afirme|072 Banorte|112 Monex|113 Ve por Más' +
    '|127 Banco Azteca|130 Compartamos|132 Multiva|133 Actinver|135 Nafin|136 Intercam|137 BanCoppel|140 Consubanco' +
    '|147 Bankaool|148 PagaTodo|152 Bancrea|155 ICBC|156 Sabadell|166 Banco del Bienestar|638 Nu México|646 STP' +
    '|722 Mercado Pago|723 Cuenca|728 Spin by OXXO',
);
/** Banco Central de la República Argentina, "Código de entidades". A CVU begins with 000 and the wallet's code. */
const CBU = table(
  '007 Galicia|011 Banco Nación|014 Banco Provincia|015 ICBC|016 Citibank|017 BBVA|020 Bancor|027 Supervielle' +
    '|029 Banco Ciudad|034 Patagonia|044 Hipotecario|045 Banco San Juan|065 Municipal de Rosario|072 Santander' +
    '|083 Banco del Chubut|086 Banco Santa Cruz|093 Banco de La Pampa|094 Banco de Corrientes|097 BPN|143 Brubank' +
    '|191 Credicoop|198 Banco de Valores|247 Roela|254 Mariva|277 Sáenz|285 Macro|299 Comafi|309 Banco Rioja' +
    '|310 Banco del Sol|311 Nuevo Banco del Chaco|315 Banco Formosa|319 CMF|321 Santiago del Estero|322 BIND' +
    '|330 Santa Fe|386 Entre Ríos|389 Columbia|431 Coinag|432 Banco de Comercio|0000003 Mercado Pago',
);
/** Superintendencia de Banca, Seguros y AFP; Cámara de Compensación Electrónica. */
const CCI = table(
  '002 BCP|003 Interbank|007 Citibank|009 Scotiabank|011 BBVA|018 Banco de la Nación|023 Banco de Comercio' +
    '|035 Pichincha|038 BanBif|049 Mibanco|053 GNB|054 Falabella|055 Ripley|056 Santander|803 Caja Arequipa' +
    '|806 Caja Cusco|808 Caja Huancayo',
);
/** Reserve Bank of India, list of IFSC. */
const IFSC = table(
  'SBIN State Bank of India|HDFC HDFC Bank|ICIC ICICI Bank|UTIB Axis Bank|KKBK Kotak Mahindra Bank' +
    '|PUNB Punjab National Bank|BARB Bank of Baroda|CNRB Canara Bank|UBIN Union Bank of India|IDIB Indian Bank' +
    '|BKID Bank of India|CBIN Central Bank of India|IOBA Indian Overseas Bank|UCBA UCO Bank|MAHB Bank of Maharashtra' +
    '|PSIB Punjab & Sind Bank|YESB Yes Bank|INDB IndusInd Bank|IDFB IDFC First Bank|IBKL IDBI Bank|FDRL Federal Bank' +
    '|SIBL South Indian Bank|KARB Karnataka Bank|KVBL Karur Vysya Bank|CIUB City Union Bank' +
    '|TMBL Tamilnad Mercantile Bank|RATN RBL Bank|BDBL Bandhan Bank|JAKA Jammu & Kashmir Bank|DBSS DBS Bank|HSBC HSBC' +
    '|SCBL Standard Chartered|CITI Citibank|AUBL AU Small Finance Bank|ESFB Equitas Small Finance Bank' +
    '|AIRP Airtel Payments Bank|IPOS India Post Payments Bank|FINO Fino Payments Bank|DCBL DCB Bank|CSBK CSB Bank',
);
/** Australian Payments Network, "BSB allocations". */
const BSB = table(
  '01 ANZ|03 Westpac|06 Commonwealth Bank|08 NAB|11 St.George Bank|30 Bankwest|73 Westpac|76 Commonwealth Bank|78 NAB' +
    '|484 Suncorp Bank|633 Bendigo Bank|923 ING',
);

const TABLES: Readonly<Record<string, Table>> = { clabe: CLABE, cbu: CBU, cci: CCI, ifsc: IFSC, bsb: BSB };

/** `kind`: a name of `ACCOUNT_KINDS`; `account`: a right one, in capitals and without groups. */
export function bankName(kind: string, account: string): string | undefined {
  const names = Object.hasOwn(TABLES, kind) ? TABLES[kind]! : {};
  const code = Object.keys(names).find((start) => account.startsWith(start));
  return code === undefined ? undefined : names[code];
}
