/** 'Sí' and 'No', as sheets and lists write them. */
export const yesOrNo = (is: boolean): string => (is ? 'Sí' : 'No');
