import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LanguageChoice } from '../core/locale/language-choice';
import { Locale } from '../core/locale/locale';
import { usePlayerWords } from '../connected/use-player-words';
import { useContainer, useInject } from '../kernel/react';
import { SelectField } from '../ui/fields/select-field';

/** Lets the player change the language, where the host allows it. */
const LanguageMenu = observer(function LanguageMenu() {
  const container = useContainer();
  // Not registered, so that it is loaded with this file; it holds nothing that would have to end.
  const [choice] = useState(() => container.resolve(LanguageChoice));
  const locale = useInject(Locale);
  useEffect(() => choice.restore(), [choice]);
  if (!usePlayerWords()) return null;
  return (
    <SelectField
      name="language"
      label={locale.t('player:language.label')}
      items={choice.offered.map(({ tag, name }) => ({ value: tag, text: name, lang: tag }))}
      value={choice.current}
      onChange={(tag) => choice.choose(tag)}
    />
  );
});

export default LanguageMenu;
