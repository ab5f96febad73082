export const nothingChosen = 'Elegí uno primero';
