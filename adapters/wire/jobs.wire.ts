import * as z from 'zod/mini';
import { type JobQueueName, jobQueues } from '#core/jobs/job-queues.ts';
import { type JobPage, jobStates, type ListedJob } from '#core/jobs/listed-job.ts';

const queueNames = Object.keys(jobQueues) as [JobQueueName, ...JobQueueName[]];

export const listedJobWire = z.object({
  id: z.string(),
  queue: z.enum(queueNames),
  state: z.enum(jobStates),
  attempts: z.number(),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  dueAt: z.nullable(z.string()),
  error: z.nullable(z.string()),
});

export const jobPageWire = z.object({ jobs: z.array(listedJobWire), next: z.nullable(z.string()) });

export const jobQueryWire = z.strictObject({
  state: z.optional(z.enum(jobStates)),
  after: z.optional(z.string().check(z.maxLength(300))),
});

export const listedJobToWire = (job: ListedJob): z.infer<typeof listedJobWire> => ({ ...job });
export const jobPageToWire = ({ jobs, next }: JobPage): z.infer<typeof jobPageWire> => ({
  jobs: jobs.map(listedJobToWire),
  next,
});
