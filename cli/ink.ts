/** Ink, loaded when there is a screen to draw on. */

/** Only views that redraw import Ink, and all import it from here, loaded when there is a screen to draw on. */
export { Box, type Instance, render, Text } from 'ink';
