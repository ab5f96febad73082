export const mostDays = 3650;
/** More than any distributor has of anything that it lists here. */
export const mostItems = 500;
