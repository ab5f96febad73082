import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

interface MessageProps {
  readonly title: string;
  readonly drawing?: string;
  readonly children?: ReactNode;
}

/** Shown in place of rows: the reason, and one thing to do. */
export function Message({ title, drawing = 'part', children }: MessageProps) {
  return (
    <div className="message">
      <Drawing name={drawing} size={72} />
      <h2>{title}</h2>
      {children}
    </div>
  );
}
