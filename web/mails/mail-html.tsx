import { useEffect, useRef } from 'react';

/**
 * A mail's HTML as it would be read, apart from the screen's own styles. Its styles stand in attributes, which the
 * page's policy refuses: they are set one by one instead. Nothing in it leads anywhere.
 */
export function MailHtml({ html }: { readonly html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const [sheetPart = '', rules = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
    const inert = html
      .replace(sheetPart, '')
      .replaceAll(' style="', ' data-style="')
      .replaceAll(' href="', ' data-href="');
    const { body } = new DOMParser().parseFromString(inert, 'text/html');
    const shown = [...body.children].map((child) => document.importNode(child, true));
    root.replaceChildren(...shown);
    for (const each of root.querySelectorAll<HTMLElement>('[data-style]')) {
      each.style.cssText = each.dataset['style'] ?? '';
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    root.adoptedStyleSheets = [sheet];
  }, [html]);
  return <div ref={host} className="mail-html" />;
}
