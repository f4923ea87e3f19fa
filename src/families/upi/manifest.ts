import { PAGE_PRIORITY, type PageSpec, type PluginManifest } from '../../kernel/plugin';
import { formRoute, paymentRoute } from '../../kernel/routes';

interface UpiPlugin extends Pick<PluginManifest, 'id' | 'load' | 'screens'> {
  displayType: number;
  paths: { form: string; groupForm: string; code: string };
  /** Id and screen of the code's route. */
  code: string;
  /** What a create reply holds for the code's page to be the next. */
  pages: readonly Pick<PageSpec, 'pageIds' | 'dataKeys' | 'cardViewTypes'>[];
}

/** The manifest of a plugin that is paid by UPI: a form, of one method or of a group, then the code. Data only. */
export function upiManifest({ displayType, paths, code, pages, ...rest }: UpiPlugin): PluginManifest {
  const both = { flow: 'deposit', designs: ['current', 'legacy'] } as const;
  const form = { flow: 'deposit', screen: 'base', guard: 'selection' } as const;
  return {
    ...rest,
    routes: [
      formRoute({ ...form, id: 'base', path: paths.form, back: '/deposit' }),
      formRoute({ ...form, id: 'group-base', path: paths.groupForm }),
      paymentRoute({ id: code, flow: 'deposit', path: paths.code, back: 'previous' }),
    ],
    entries: [
      { ...both, cardViewTypes: [displayType], route: 'base', groupRoute: 'group-base' },
      { flow: 'deposit', designs: ['current'], groupKinds: [displayType], route: 'base' },
    ],
    pages: pages.map((claim) => {
      const priority = claim.dataKeys ? PAGE_PRIORITY.data : PAGE_PRIORITY.customPage;
      return { ...both, route: code, priority, ...claim };
    }),
    hasMessages: true,
  };
}
