/** The channel on which every process hears what changed; the payload is an event of adapters/wire/live.wire.ts. */
export const liveChannel = 'mostrador_live';

/** SQL for a timestamptz as ISO 8601 text in UTC. */
export const isoInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
