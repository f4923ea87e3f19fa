import { observer } from 'mobx-react-lite';
import { LanguageChoice } from '../core/locale/language-choice';
import { Locale } from '../core/locale/locale';
import { usePlayerWords } from '../connected/use-player-words';
import { useInject } from '../kernel/react';
import { SelectField } from '../ui/fields/select-field';

/** Lets the player change the language, where the host allows it. */
const LanguageMenu = observer(function LanguageMenu() {
  const choice = useInject(LanguageChoice);
  const locale = useInject(Locale);
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
