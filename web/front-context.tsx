import { createContext, useContext } from 'react';
import type { Front } from './front.ts';

const FrontContext = createContext<Front | null>(null);

export const FrontProvider = FrontContext.Provider;

export const useFront = (): Front => {
  const front = useContext(FrontContext);
  if (front === null) throw new Error('outside of FrontProvider');
  return front;
};
