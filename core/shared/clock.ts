/** Time as a port: milliseconds since the epoch. Core never asks the machine itself. */
export interface Clock {
  now(): number;
}
