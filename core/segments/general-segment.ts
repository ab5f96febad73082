/** The segment of a vehicle brand that a sheet brings without one (docs/rules/segments.md 5). */
export const generalSegment = 'General';
