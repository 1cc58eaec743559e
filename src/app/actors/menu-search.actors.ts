import { soughtText } from '../../domain/finding.ts'
import { placeOfRecord, type Place } from '../../domain/menu-search.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { menuSearchMachine, type MenuSearchMachine } from '../../machines/menu-search/menu-search.machine.ts'

/** The search that finds what the server holds beside pages. */
export const createMenuSearch = (gateway: Gateway): MenuSearchMachine =>
  menuSearchMachine.provide({
    actors: {
      findRecords: asking<readonly Place[], { text: string }>(async ({ text }, signal) => {
        const { findings } = await gateway.ask('Findings', { search: soughtText(text) }, { signal })
        return findings.map(placeOfRecord)
      }),
    },
  })
