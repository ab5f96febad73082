/** What stands for an article without a photograph: a nut from the front, with its centre lines. */
export const missingArticle = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" fill="none" stroke="#5b6472" stroke-width="1.5" stroke-linejoin="round">',
  '<title>Sin foto</title>',
  '<rect width="240" height="240" fill="#fafaf7" stroke="none"/>',
  '<path d="M120 36l72.7 42v84L120 204l-72.7-42V78z"/>',
  '<circle cx="120" cy="120" r="72.7" stroke-width=".8"/>',
  '<circle cx="120" cy="120" r="40"/>',
  '<path d="M120 86a34 34 0 1 0 34 34" stroke-width=".8"/>',
  '<path d="M24 120h192M120 24v192" stroke-width=".8" stroke-dasharray="18 4 3 4"/>',
  '</svg>',
].join('');
