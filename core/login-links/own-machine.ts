/** Whether a host, with its port or without, is the machine itself: no other reaches it by that name. */
export const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host);
