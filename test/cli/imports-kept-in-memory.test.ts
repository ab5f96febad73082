import { describe } from 'vitest';
import { importRepositoryContract } from '#test/contracts/import-repository.contract.ts';
import { importsKeptInMemory } from './imports-kept-in-memory.ts';

describe('imports in memory', () => {
  const repository = importsKeptInMemory();
  importRepositoryContract(() => repository);
});
