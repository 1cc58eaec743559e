import { useActorRef, useSelector } from '@xstate/react'
import { ArrowLeft } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { css } from 'styled-system/css'

import { PALETTE_FIELDS, type ThemeSection } from '../../../domain/palette.ts'
import type { ThemeMode } from '../../../domain/theme-mode.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { paletteEditorMachine } from '../../../machines/palette-editor/palette-editor.machine.ts'
import { wornPalette } from '../../theme/worn-palettes.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Button } from '../../ui/button.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { useEnded } from '../../use-ended.ts'
import { useActors } from '../actors.context.tsx'
import { ColorField } from './color-field.view.tsx'
import { ContrastFigures } from './contrast-figures.view.tsx'
import { PalettePreview } from './palette-preview.view.tsx'

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  head: css({ display: 'flex', alignItems: 'center', gap: '2', marginInlineStart: '-2' }),
  heading: css({ textStyle: 'heading.card', minWidth: '0', overflowWrap: 'anywhere', outlineStyle: 'none' }),
  buttons: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
}

const focus = (element: HTMLElement | null) => element?.focus()

type PaletteEditorProps = Readonly<{
  machine: typeof paletteEditorMachine
  section: ThemeSection
  /** Saved or cancelled. */
  onClosed: () => void
}>

/** The colours of one part of the page, by hand: what it looks like and whether it can be read shows at once. */
export const PaletteEditor = ({ machine, section, onClosed }: PaletteEditorProps) => {
  const { settings } = useActors()
  const headingId = useId()
  const [palette] = useState(() => wornPalette(settings.getSnapshot().context.appearance, section))
  const editor = useActorRef(machine, { input: { section, palette } })
  useEnded(editor, onClosed)
  const draft = useSelector(editor, (snapshot) => snapshot.context.draft)
  const preview = useSelector(editor, (snapshot) => snapshot.context.preview)
  const problems = useSelector(editor, (snapshot) => snapshot.context.problems)
  const canSave = useSelector(editor, (snapshot) => snapshot.can({ type: 'palette.submitted' }))
  const isSaving = useSelector(editor, (snapshot) => snapshot.hasTag('busy'))
  const hasFailed = useSelector(editor, (snapshot) => snapshot.hasTag('error'))
  const { colors, parts } = useWords().settingsPanel
  const cancel = () => editor.send({ type: 'palette.cancelled' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    editor.send({ type: 'palette.submitted' })
  }
  return (
    <form aria-labelledby={headingId} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.head}>
        <IconButton icon={ArrowLeft} mirrored label={colors.back()} onClick={cancel} />
        <h3 id={headingId} ref={focus} tabIndex={-1} className={styles.heading}>
          {colors.edit({ part: parts[section]() })}
        </h3>
      </div>
      <PalettePreview section={section} palette={preview} isStale={Object.keys(problems).length > 0} />
      <Segmented<ThemeMode>
        legend={colors.mode()}
        segments={[
          { value: 'light', label: colors.light() },
          { value: 'dark', label: colors.dark() },
        ]}
        value={draft.mode}
        onValueChange={(mode) => editor.send({ type: 'mode.chosen', mode })}
      />
      {PALETTE_FIELDS.map((field) => (
        <ColorField
          key={field}
          field={field}
          isBar={section !== 'main'}
          written={draft[field]}
          fallback={field === 'paper' || field === 'default' ? palette.background[field] : palette[field]}
          problem={problems[field] ?? null}
          onWritten={(written) => editor.send({ type: 'colour.written', field, written })}
        />
      ))}
      <ContrastFigures draft={draft} />
      {hasFailed && (
        <Banner tone="danger" announce="alert">
          {colors.notSaved()}
        </Banner>
      )}
      <div className={styles.buttons}>
        <Button type="submit" disabled={!canSave && !isSaving} busy={isSaving}>
          {colors.save()}
        </Button>
        <Button variant="outline" onClick={cancel}>
          {colors.cancel()}
        </Button>
      </div>
    </form>
  )
}
