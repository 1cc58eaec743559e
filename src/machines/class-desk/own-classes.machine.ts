import type { OwnClass } from '../../domain/contract/held-class.contract.ts'
import { OWN_CLASSES } from '../../domain/own-classes-list.ts'
import { createListMachine, type ListActor } from '../list/list.machine.ts'

/** The classes that an instructor teaches, with whatever is asked of them in the address. */
export const ownClassesMachine = createListMachine<OwnClass>(OWN_CLASSES)

export type OwnClassesMachine = typeof ownClassesMachine
export type OwnClassesActor = ListActor<OwnClass>
