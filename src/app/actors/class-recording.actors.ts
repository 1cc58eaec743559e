import { assign } from 'xstate'

import { blankRecord, recordedClassOf, type RecordPlan } from '../../domain/class-record-plan.ts'
import type { ClassRecorded, RecordedClass, RecordedPreview } from '../../domain/contract/recorded-class.contract.ts'
import { USERS_LIST } from '../../domain/contract/users.list.ts'
import { wholeList, type Choice } from '../../domain/list.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { choiceSearchMachine, type ChoiceQuestion } from '../../machines/choice-search/choice-search.machine.ts'
import { classRecordingMachine, type RecordingGround } from '../../machines/class-recording/class-recording.machine.ts'
import { createRecordWizard } from '../../machines/class-recording/record-wizard.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { WizardDraft } from '../../machines/wizard/wizard.machine.ts'
import type { ClassRecordingProps } from '../../views/pages/class-recording/class-recording.view.tsx'
import { draftActors } from './draft.actors.ts'
import { firstAnswer } from './first-answer.ts'
import { watchNetwork } from './network.actors.ts'
import { resourceActors } from './resource.actors.ts'

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const createClassRecording = (
  gateway: Gateway,
  viewerId: () => number | null,
): Pick<ClassRecordingProps, 'machine' | 'preview' | 'people'> => {
  const { ask, now } = gateway
  const gather = async (signal: AbortSignal): Promise<RecordingGround> => {
    const { classChoices: choices } = await ask('ClassChoices', {}, { signal })
    return { choices, plan: blankRecord(choices.venues[0]?.timeZone ?? ownZone()) }
  }
  return {
    machine: classRecordingMachine.provide({
      actions: { recall: assign(() => ({ ground: firstAnswer(gateway, 'recordingGround', gather) ?? null })) },
      actors: {
        gather: asking<RecordingGround, undefined>((_input, signal) => gather(signal)),
        watchNetwork,
        wizard: createRecordWizard(now).provide({
          actors: {
            ...draftActors<WizardDraft<RecordPlan>>(viewerId),
            submit: asking<ClassRecorded, { values: RecordPlan }>(
              async ({ values }, signal) =>
                (await ask('RecordClass', { recorded: recordedClassOf(values) }, { signal })).recordClass,
            ),
          },
        }),
      },
    }),
    people: choiceSearchMachine.provide({
      actors: {
        findChoices: asking<readonly Choice[], ChoiceQuestion>(async ({ search }, signal) => {
          const asked = { ...wholeList(USERS_LIST), search, cursor: null }
          const { items } = (await ask('Users', { asked }, { signal })).users
          return items.map(({ id, firstName, lastName, email }) => ({
            id,
            name: `${firstName} ${lastName}, ${email}`,
            email,
          }))
        }),
      },
    }),
    // What it would come to is read whenever it is shown: it may be another by then.
    preview: createResourceMachine<RecordedPreview, RecordedClass>().provide({
      actors: resourceActors<RecordedPreview, RecordedClass>(
        gateway,
        [],
        async (recorded, signal) => (await ask('PreviewRecordedClass', { recorded }, { signal })).previewRecordedClass,
      ),
    }),
  }
}
