import { createActor } from 'xstate'

import type { ClassSheet } from '../../../domain/contract/class-sheet.contract.ts'
import { createDeedMachine } from '../../../machines/deed/deed.machine.ts'
import { partSent } from '../../../machines/uploading.ts'
import { answers, resourceThat } from '../story-actors.ts'
import { canAddSheet, type AddingSheet, type ChangingSheet, type ClassSheetsMachines } from './class-sheets.props.ts'

export const SHEET: ClassSheet = {
  id: 1,
  downloadName: 'Sign-in sheet, Fairmont.pdf',
  bytes: 1_240_000,
  addedAt: '2026-03-02T17:30:00.000Z',
  addedBy: 'Priya Raman',
  isRemoved: false,
  url: '/api/instructor-courses/7/sheets/1/file?signature=x',
}
export const REMOVED_SHEET: ClassSheet = { ...SHEET, id: 2, downloadName: 'page 2.jpg', isRemoved: true, url: null }

/** An upload of which so much has left. */
export const sentSoFar = (part: number) => {
  const sent = createActor(partSent).start()
  sent.send({ type: 'upload.progressed', part })
  return sent
}

type Parts = Partial<Pick<ClassSheetsMachines, 'list' | 'sent'>> &
  Readonly<{
    add?: ReturnType<typeof answers<void, { subject: AddingSheet }>>
    change?: ReturnType<typeof answers<void, { subject: ChangingSheet }>>
  }>

/** What the section of sheets asks for, where it answers. */
export const sheetsThat = ({
  list = resourceThat(answers<readonly ClassSheet[], { query: undefined }>([SHEET, REMOVED_SHEET])),
  add = answers<void, { subject: AddingSheet }>(undefined),
  change = answers<void, { subject: ChangingSheet }>(undefined),
  sent = sentSoFar(0.4),
}: Parts = {}): ClassSheetsMachines => ({
  list,
  adding: createDeedMachine<AddingSheet>({ isReady: canAddSheet }).provide({ actors: { perform: add } }),
  sent,
  changing: createDeedMachine<ChangingSheet>().provide({ actors: { perform: change } }),
})
