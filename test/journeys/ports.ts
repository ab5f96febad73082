/** Where the servers of the journeys are: each worker has ten ports from here. */
export const firstPort = Number(process.env['JOURNEYS_PORT'] ?? 3600);
export const portsOfWorker = 10;
