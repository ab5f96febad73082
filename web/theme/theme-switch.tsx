import { useState } from 'react';
import { useFront } from '#web/front-context.tsx';
import { applyTheme, keepTheme, storedTheme, themes, themeTexts } from './theme.ts';

/** Light, dark, or as the machine says. */
export function ThemeSwitch() {
  const { kept } = useFront();
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
