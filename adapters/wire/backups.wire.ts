import * as z from 'zod/mini';
import type { Backup } from '#core/backups/backup.service.ts';

export const backupWire = z.object({ name: z.string(), bytes: z.number(), madeAt: z.string() });

export const backupsWire = z.object({ backups: z.array(backupWire) });

export const backupsToWire = (backups: readonly Backup[]): z.infer<typeof backupsWire> => ({ backups: [...backups] });
