import { useActorRef, useSelector } from '@xstate/react'
import { Paperclip } from 'lucide-react'
import { useId, useRef } from 'react'
import { css } from 'styled-system/css'

import type { Course } from '../../../domain/contract/course.contract.ts'
import { MATERIAL_BYTES, MATERIAL_LIMITS, MATERIAL_TYPES } from '../../../domain/material.ts'
import { useFormats, useWords } from '../../../i18n/words.tsx'
import {
  lackingOf,
  type MaterialUploadActor,
  type UploadFields,
} from '../../../machines/materials/material-upload.machine.ts'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import Dialog from '../../ui/dialog.view.tsx'
import { describe, FieldFrame } from '../../ui/field-frame.view.tsx'
import { Icon } from '../../ui/icon.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { typedText } from '../typed-text.ts'
import { UploadProgress } from './upload-progress.view.tsx'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  file: css({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '11',
    paddingInline: '3',
    paddingBlock: '2',
    borderWidth: 'hairline',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'control',
    backgroundColor: 'bg.surface',
    cursor: 'pointer',
    '&:hover': { backgroundColor: 'bg.sunken' },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'focus', outlineOffset: '[2px]' },
  }),
  fileName: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  /** Over the whole box, so that a file can be dropped on it too. */
  chooser: css({ position: 'absolute', inset: '0', width: 'full', height: 'full', opacity: '0', cursor: 'inherit' }),
}

const NO_COURSES: readonly Course[] = []

type UploadDialogProps = Readonly<{ actor: MaterialUploadActor; courses: ResourceMachine<readonly Course[]> }>

/** A file for a course. What is entered beside it is read when it is sent; the file is looked at when it is chosen. */
const UploadDialog = ({ actor, courses }: UploadDialogProps) => {
  const words = useWords()
  const { add } = words.teachingMaterials
  const id = useId()
  const formats = useFormats()
  const box = useRef<HTMLFormElement>(null)
  const known = useSelector(useActorRef(courses, { input: { query: undefined } }), selectData) ?? NO_COURSES
  const target = useSelector(actor, ({ context }) => context.target)
  const file = useSelector(actor, ({ context }) => context.file)
  const fields = useSelector(actor, ({ context }) => context.fields)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const isLacking = useSelector(actor, (at) => at.matches({ choosing: 'lacking' }))
  const isTooLarge = useSelector(actor, (at) => at.matches({ choosing: 'tooLarge' }))
  const isOfWrongKind = useSelector(actor, (at) => at.matches({ choosing: 'wrongKind' }))
  const isCancelled = useSelector(actor, (at) => at.matches({ choosing: 'cancelled' }))
  const part = useSelector(actor, ({ context }) => context.part)
  const isUnsent = useSelector(actor, (at) => at.matches({ choosing: 'unsent' }))

  const lacking = isLacking ? lackingOf(target, file, fields) : []
  const wrong = {
    course: lacking.includes('course') ? words.fieldRules.required() : undefined,
    title: lacking.includes('title') ? words.fieldRules.required() : undefined,
    file: isTooLarge
      ? add.tooLarge({ size: formats.fileSize(MATERIAL_BYTES) })
      : isOfWrongKind
        ? add.wrongKind()
        : lacking.includes('file')
          ? add.noFile()
          : undefined,
  }
  const labels = { course: add.course(), title: add.name(), file: add.file() }
  const errors = (['course', 'title', 'file'] as const).flatMap((name) =>
    wrong[name] === undefined ? [] : [{ fieldId: `${id}-${name}`, message: `${labels[name]}: ${wrong[name]}` }],
  )
  // What is on its way is given up first; the dialog stays for another try.
  const leave = () => actor.send({ type: isBusy ? 'upload.cancelled' : 'upload.left' })
  const send = () => {
    const form = box.current
    if (!form) return
    const courseId = Number(new FormData(form).get('course') ?? '')
    const entered: UploadFields = {
      courseId: courseId > 0 ? courseId : null,
      title: typedText(form, 'title'),
      note: typedText(form, 'note'),
    }
    actor.send({ type: 'upload.submitted', fields: entered })
  }

  return (
    <Dialog
      open
      onClose={leave}
      title={target?.kind === 'version' ? add.versionTitle({ title: target.title }) : add.title()}
      description={add.lead({ size: formats.fileSize(MATERIAL_BYTES) })}
      closeLabel={words.actions.close()}
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            {isBusy ? add.stop() : words.actions.cancel()}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {isBusy ? add.going() : add.go()}
          </Button>
        </>
      }
    >
      <Form ref={box} id={id} isBusy={isBusy} aria-label={add.title()} className={styles.form} onSend={send}>
        <FormNews check={add.check()} errors={errors}>
          {isUnsent && <FaultBanner title={add.failed()} fault={fault} kept={add.kept()} />}
          {isCancelled && (
            <Banner tone="info" announce="status" title={add.cancelled()}>
              {add.kept()}
            </Banner>
          )}
        </FormNews>
        {target?.kind === 'material' && (
          <>
            <Select
              id={`${id}-course`}
              name="course"
              label={labels.course}
              error={wrong.course}
              placeholder={add.chooseCourse()}
              options={known.map((course) => ({ value: String(course.id), label: course.title }))}
            />
            <TextField
              id={`${id}-title`}
              name="title"
              label={labels.title}
              error={wrong.title}
              required
              dir="auto"
              autoComplete="off"
              maxLength={MATERIAL_LIMITS.title}
            />
          </>
        )}
        <FieldFrame id={`${id}-file`} label={labels.file} error={wrong.file}>
          <label className={styles.file}>
            <Icon as={Paperclip} />
            <span className={styles.fileName}>
              {file ? (
                <>
                  <bdi>{file.name}</bdi> ({formats.fileSize(file.size)})
                </>
              ) : (
                add.choose()
              )}
            </span>
            {/* The browser's own control speaks the browser's language. */}
            <input
              {...describe(`${id}-file`, { error: wrong.file })}
              id={`${id}-file`}
              type="file"
              name="file"
              required
              aria-label={labels.file}
              className={styles.chooser}
              accept={[...Object.keys(MATERIAL_TYPES), '.jpeg'].join(',')}
              onChange={(event) => {
                const [chosen] = event.currentTarget.files ?? []
                if (chosen) actor.send({ type: 'file.chosen', file: chosen })
              }}
            />
          </label>
        </FieldFrame>
        <TextField
          name="note"
          label={add.note()}
          optional={add.optional()}
          help={add.noteHelp()}
          dir="auto"
          autoComplete="off"
          maxLength={MATERIAL_LIMITS.note}
        />
        {isBusy && <UploadProgress part={part} label={add.progress()} done={add.checking()} />}
      </Form>
    </Dialog>
  )
}

export default UploadDialog
