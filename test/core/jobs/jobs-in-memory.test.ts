import { describe } from 'vitest';
import { jobsInMemory } from '#test/builders/jobs-in-memory.ts';
import { jobQueueContract } from '#test/contracts/job-queue.contract.ts';

describe('jobs in memory', () => {
  const open = jobsInMemory();
  jobQueueContract(async () => open());
});
