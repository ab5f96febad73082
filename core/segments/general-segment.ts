/** Where a vehicle brand stands that a sheet brings without a segment (docs/rules/segments.md 5). */
export const generalSegment = 'General';
