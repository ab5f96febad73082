/** The name of the demo's database, beside the one at this program's tables. */
export const demoTemplateOf = (migratedTemplate: string): string => `${migratedTemplate}_demo`;
