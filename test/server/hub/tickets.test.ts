import { describe, expect, it } from 'vitest';
import { createTickets, isTicket } from '#server/hub/tickets.ts';
import { sessions } from './a-hub.ts';

const [member, neighbour] = Object.values(sessions);
if (!member || !neighbour) throw new Error('two sessions are needed');

describe('tickets', () => {
  it('stand for their member as long as they live, and no longer', () => {
    let now = 0;
    const tickets = createTickets(60_000, () => now);
    const ticket = tickets.issue(member);
    now = 59_999;
    expect(tickets.memberOf(ticket)).toBe(member);
    now = 60_000;
    expect(tickets.memberOf(ticket)).toBeUndefined();
  });

  it('are 256 bits of chance, recognisable as tickets', () => {
    const tickets = createTickets(60_000, () => 0);
    const issued = Array.from({ length: 100 }, () => tickets.issue(member));
    expect(new Set(issued).size).toBe(100);
    expect(issued.every((ticket) => isTicket(ticket) && ticket.length === 'ticket_'.length + 43)).toBe(true);
    expect(tickets.memberOf('ticket_forged')).toBeUndefined();
  });

  it('end with their session, and nobody else does', () => {
    const tickets = createTickets(60_000, () => 0);
    const [ours, theirs] = [tickets.issue(member), tickets.issue(neighbour)];
    tickets.revoke(member.sessionId);
    expect(tickets.memberOf(ours)).toBeUndefined();
    expect(tickets.memberOf(theirs)).toBe(neighbour);
  });
});
