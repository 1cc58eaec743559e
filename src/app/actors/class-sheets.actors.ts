import { createActor } from 'xstate'

import type { ClassSheet } from '../../domain/contract/class-sheet.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { partSent } from '../../machines/uploading.ts'
import {
  canAddSheet,
  type AddingSheet,
  type ChangingSheet,
  type ClassSheetsMachines,
} from '../../views/pages/class-desk/class-sheets.props.ts'
import { createDeed } from './deed.actors.ts'
import { createExactResource } from './kept-resource.actors.ts'

/** The scans of the sheets of a class. */
export const createClassSheets = (gateway: Gateway, classId: number): ClassSheetsMachines => {
  const sent = createActor(partSent).start()
  const onProgress = (part: number) => sent.send({ type: 'upload.progressed', part })
  return {
    list: createExactResource<readonly ClassSheet[]>(
      gateway,
      ['classSheets'],
      async (_query, signal) => (await gateway.ask('ClassSheets', { id: classId }, { signal })).classSheets,
      () => `classSheets ${classId}`,
    ),
    adding: createDeed(
      async ({ file }: AddingSheet, signal) => {
        if (!(file instanceof Blob)) throw new Error('Not a file of this page')
        onProgress(0)
        const { name: fileName } = file
        await gateway.ask('AddClassSheet', { id: classId, fileName }, { signal, file: { content: file, onProgress } })
      },
      { isReady: canAddSheet },
    ),
    sent,
    changing: createDeed(async ({ sheetId, isRemoved }: ChangingSheet, signal) => {
      await gateway.ask('ChangeClassSheet', { id: classId, sheetId, isRemoved }, { signal })
    }),
  }
}
