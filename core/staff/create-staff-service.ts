import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { type IssuingParts, issuePassword } from '#core/credentials/issue-password.ts';
import { issuedPassword } from '#core/credentials/issued-password.ts';
import { byName } from '#core/customers/name-filter.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { StaffRepository } from './staff.repository.port.ts';
import type { StaffService } from './staff.service.ts';
import { keptChange, keptDraft, staffChangeFlaws, staffFlaws } from './staff-draft.ts';

export interface StaffParts extends IssuingParts {
  readonly staff: StaffRepository;
}

export const createStaffService = (parts: StaffParts): StaffService => {
  const { staff, passwordHasher, secureRandom, ended } = parts;
  return authorise<StaffService>('administration', {
    async list() {
      return Ok(byName(await staff.all()));
    },

    async create(caller, draft) {
      const [flaw] = staffFlaws(draft);
      if (flaw !== undefined) return Err(flaw);
      const password = issuedPassword(secureRandom);
      const hash = await passwordHasher.hash(password);
      const created = await staff.create(keptDraft(draft), hash, authorOf(caller));
      return created.map((member) => ({ member, password }));
    },

    async change(caller, which, change) {
      const [flaw] = staffChangeFlaws(change);
      if (flaw !== undefined) return Err(flaw);
      const changed = await staff.change(which, keptChange(change), authorOf(caller));
      return changed.map(({ member, ended: ids }) => {
        for (const id of ids) ended(id);
        return member;
      });
    },

    async setActive(caller, which, isActive) {
      const changed = await staff.setActive(which, isActive, authorOf(caller));
      return changed.map(({ member, ended: ids }) => {
        for (const id of ids) ended(id);
        return member;
      });
    },

    handOver: (caller, from, to) => staff.handOver(from, to, authorOf(caller)),

    async issue(caller, userId) {
      const issued = await issuePassword(parts, caller, { staffId: userId }, null);
      return issued === null ? Err({ code: 'login-not-found' }) : Ok(issued);
    },
  });
};
