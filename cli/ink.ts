/** The one door to Ink. Only views that redraw come through it, loaded when there is a screen to draw on. */
export { Box, type Instance, render, Text } from 'ink';
