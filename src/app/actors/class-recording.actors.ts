import { blankRecord, recordedClassOf, type RecordPlan } from '../../domain/class-record-plan.ts'
import type { ClassRecorded, RecordedClass, RecordedPreview } from '../../domain/contract/recorded-class.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { classRecordingMachine, type RecordingGround } from '../../machines/class-recording/class-recording.machine.ts'
import { createRecordWizard } from '../../machines/class-recording/record-wizard.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import type { WizardDraft } from '../../machines/wizard/wizard.machine.ts'
import type { ClassRecordingProps } from '../../views/pages/class-recording/class-recording.view.tsx'
import { draftActors } from './draft.actors.ts'
import { resourceActors } from './resource.actors.ts'

const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

export const createClassRecording = (
  gateway: Gateway,
  viewerId: () => number | null,
): Pick<ClassRecordingProps, 'machine' | 'preview'> => {
  const { ask, now } = gateway
  return {
    machine: classRecordingMachine.provide({
      actors: {
        gather: asking<RecordingGround, undefined>(async (_input, signal) => {
          const { classChoices: choices } = await ask('ClassChoices', {}, { signal })
          return { choices, plan: blankRecord(choices.venues[0]?.timeZone ?? ownZone()) }
        }),
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
