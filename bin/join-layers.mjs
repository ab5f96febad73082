const heads = /^\s*(@layer [\w-]+)\{/;

/**
 * Compressed CSS in which every file brought its rules in a block of its own: neighbours of the same layer become one,
 * so that a style sheet for each component weighs what one for all would.
 */
export function joinLayers(css) {
  let joined = '';
  let from = 0;
  let depth = 0;
  let head = '';
  let headFrom = 0;
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/gs)) {
    // The head of a block that was joined to the one before is gone.
    if (index < from) continue;
    if (sign === '{') {
      if (depth === 0) head = css.slice(headFrom, index).trim();
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      const next = depth === 0 ? heads.exec(css.slice(index + 1)) : null;
      if (depth === 0) headFrom = index + 1;
      if (next === null || next[1] !== head) continue;
      joined += css.slice(from, index);
      from = index + 1 + next[0].length;
      depth = 1;
    } else if (sign === ';' && depth === 0) headFrom = index + 1;
  }
  return joined + css.slice(from);
}
