import { useState } from 'react';
import { usePublicServices } from '#web/public-services-context.tsx';
import { applyTheme, keepTheme, storedTheme, themes, themeTexts } from './theme.ts';

/** Light, dark, or as the machine says. */
export function ThemeSwitch() {
  const { kept } = usePublicServices();
  const [chosen, setChosen] = useState(() => storedTheme(kept));
  return (
    <fieldset className="theme-switch">
      <legend>Apariencia</legend>
      {themes.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            checked={theme === chosen}
            onChange={() => {
              keepTheme(kept, theme);
              applyTheme(theme);
              setChosen(theme);
            }}
          />
          {themeTexts[theme]}
        </label>
      ))}
    </fieldset>
  );
}
