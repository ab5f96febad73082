/** How many of a related product may go with one. */
export const maxRelationQuantity = 9999;
