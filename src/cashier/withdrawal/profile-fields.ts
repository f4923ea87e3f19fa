/** The profile fields that a withdrawal asks for, and how they are sent. Pure. */
import type { FormField } from '../../contract/form-field';
import type { PaymentMethod } from '../../contract/method';
import type { RequestData } from '../../contract/realtime';
import type { User } from '../../contract/user';
import type { Locale } from '../../core/locale/locale';
import { fieldSources } from '../form/field-source';
import { toFormFields } from '../form/method-fields';

/** Fields that the profile always has; their form keys are `fieldKey(name)`. */
const PROFILE_FIELDS = ['name', 'birthday', 'country', 'phone', 'email'] as const;
type ProfileField = (typeof PROFILE_FIELDS)[number];

/** The advanced field that holds the player's name (spec 3, "Profile update on withdrawal"). */
const FIRST_NAME = 'firstName';

const RULES: Record<ProfileField, string | undefined> = {
  name: "^[\\p{L}\\p{M}][\\p{L}\\p{M} .'’\\-]{0,99}$",
  birthday: '^\\d{4}-\\d{2}-\\d{2}$',
  country: undefined,
  // The form with the country table validates the number properly (cashier/countries); without the table the gateway decides.
  phone: '^[+\\p{Nd}\\s().\\-–/]{5,25}$',
  email: '^[^\\s@]{1,64}@(?:[\\p{L}\\d\\-]+\\.)+\\p{L}{2,24}$',
};

/** The profile's own fields, then the method's advanced ones, prefilled with what is known about the player. */
export function profileFields(method: PaymentMethod, user: User, country: string, locale: Locale): FormField[] {
  const advanced = advancedFields(method, locale);
  const isNamed = advanced.some(({ name }) => name === FIRST_NAME);
  const known: Record<ProfileField, string> = {
    name: user.name ?? '',
    birthday: user.birthday ?? '',
    country: (user.country || country).toLowerCase(),
    phone: user.phone ?? '',
    email: user.email ?? '',
  };
  const own = PROFILE_FIELDS.filter((name) => !(isNamed && name === 'name'));
  return [...own.map((name) => ownField(name, known[name], locale)), ...advanced];
}

/** `values`: by field name. */
export function profileUpdate(
  method: PaymentMethod,
  values: Readonly<Record<string, string>>,
  timezone: string | number,
  locale: Locale,
): RequestData<'USER:profile-update'> {
  const advanced = advancedFields(method, locale).map(({ name }) => [name, values[name] ?? ''] as const);
  const others = advanced.filter(([name]) => name !== FIRST_NAME);
  const own = PROFILE_FIELDS.map((name) => [name, values[name]] as const);
  const profile = own.filter((entry): entry is [ProfileField, string] => entry[1] !== undefined);
  return {
    is_withdrawal: true,
    timezone,
    birthday: values['birthday'],
    country: values['country'],
    phone: values['phone'],
    email: values['email'],
    name: values[FIRST_NAME] ?? values['name'],
    profile: Object.fromEntries(profile),
    ...(others.length === 0 ? {} : { advanced: Object.fromEntries(others) }),
  };
}

/** What the method itself asks for, which is all that is prepared (spec 7). `values`: by field name. */
export function advancedValues(
  { fields }: PaymentMethod,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked = fields.filter(({ isAdvanced }) => isAdvanced);
  return Object.fromEntries(asked.map(({ name }) => [name, values[name] ?? '']));
}

function advancedFields(method: PaymentMethod, locale: Locale): FormField[] {
  const asked = fieldSources(method.fields.filter(({ isAdvanced }) => isAdvanced));
  const isOwn = (name: string) => name !== 'name' && (PROFILE_FIELDS as readonly string[]).includes(name);
  return toFormFields(asked, method.name, locale).filter(({ name }) => !isOwn(name));
}

function ownField(name: ProfileField, value: string, locale: Locale): FormField {
  const regex = RULES[name];
  return {
    name,
    type: 'text',
    value,
    label: locale.t(`prepare.${name}`),
    isAdvanced: false,
    isTriggered: false,
    isDisabled: false,
    validations: regex === undefined ? [] : [{ regex, message: locale.t(`prepare.errors.${name}`) }],
    items: [],
  };
}
