export const yesOrNo = (is: boolean): string => (is ? 'Sí' : 'No');
