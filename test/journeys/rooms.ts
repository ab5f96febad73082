import type { SignedInScreen } from '#web/shell/screen-table.ts';
import { officeRooms } from './office-rooms.ts';
import type { Room } from './room.ts';
import { shopRooms } from './shop-rooms.ts';

/** Every screen of signed-in users. Their company's cart is empty, and it keeps no list. */
export const rooms: Readonly<Record<SignedInScreen, Room>> = { ...shopRooms, ...officeRooms };
