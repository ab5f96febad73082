import { issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import { entityTagOf } from '#adapters/wire/entity-tag.wire.ts';
import {
  createdStaffWire,
  handedOverWire,
  staffMemberFromWire,
  staffMemberWire,
  staffWire,
} from '#adapters/wire/staff.wire.ts';
import type { UserId } from '#core/shared/ids.ts';
import type { StaffFailure, StaffService } from '#core/staff/staff.service.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/Management/Staff';
const pathOf = (id: UserId): string => `${path}/${encodeURIComponent(id)}`;

const failureOf = (failure: CallFailure): StaffFailure =>
  failure.code === 'problem' ? ownFailure<StaffFailure>(failure.problem, failure.facts) : failure;

/** `api/Management/Staff` over HTTP. */
export const createStaffService = (call: Call): StaffService => ({
  async list() {
    const answer = await call({ method: 'GET', path }, staffWire);
    return answer.map((staff) => staff.map(staffMemberFromWire)).mapErr(failureOf);
  },
  async create(_caller, { userName, name, role, email, phone }) {
    const body = { userName, name, role, email, phone };
    const answer = await call({ method: 'POST', path, body }, createdStaffWire);
    return answer.map(({ member, password }) => ({ member: staffMemberFromWire(member), password })).mapErr(failureOf);
  },
  async change(_caller, { id, version }, { name, role, email, phone }) {
    const headers = { 'if-match': entityTagOf(version) };
    const body = { name, role, email, phone };
    const answer = await call({ method: 'PUT', path: pathOf(id), body, headers }, staffMemberWire);
    return answer.map(staffMemberFromWire).mapErr(failureOf);
  },
  async setActive(_caller, { id, version }, isActive) {
    const headers = { 'if-match': entityTagOf(version) };
    const answer = await call(
      { method: 'PUT', path: `${pathOf(id)}/state`, body: { isActive }, headers },
      staffMemberWire,
    );
    return answer.map(staffMemberFromWire).mapErr(failureOf);
  },
  async handOver(_caller, from, to) {
    const answer = await call({ method: 'POST', path: `${pathOf(from)}/hand-over`, body: { to } }, handedOverWire);
    return answer.mapErr(failureOf);
  },
  async issue(_caller, id) {
    const answer = await call({ method: 'POST', path: `${pathOf(id)}/credentials` }, issuedPasswordWire);
    return answer.mapErr(failureOf);
  },
});
