import { OWN_CLASSES } from '../../domain/contract/own-classes.list.ts'
import type { ListAsked } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { createDefinedList } from './defined-list.actors.ts'

export const createOwnClasses = (gateway: Gateway, writeAddress: (asked: ListAsked) => void) =>
  createDefinedList(OWN_CLASSES, { gateway, topics: ['classes', 'rosters'], writeAddress })
