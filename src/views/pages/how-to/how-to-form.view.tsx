import { Trash2 } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { shownName } from '../../../domain/course/course-upload.ts'
import type { UploadKind } from '../../../domain/file-upload.ts'
import { HOW_TO_LIMITS, HOW_TO_PAGES, HOW_TO_ROLES, howToTarget } from '../../../domain/how-to.ts'
import { directionOf, LANGUAGES, type Language } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { HowToHeld, HowToValues } from '../../../machines/how-to/how-to-form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields, type FieldProps } from '../../form/use-form-fields.ts'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { Button } from '../../ui/button.view.tsx'
import { Checkbox } from '../../ui/checkbox.view.tsx'
import { FieldNotes } from '../../ui/field-frame.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import type { RenderUploads } from '../../uploads/uploads.props.ts'
import { pageWords, roleWords } from './how-to-words.ts'

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '5',
    minWidth: '0',
    paddingBlockEnd: '2',
  }),
  group: css({ minWidth: '0', margin: '0', padding: '0', border: 'none' }),
  legend: css({ textStyle: 'label', fontWeight: 'semibold', padding: '0', marginBlockEnd: '1.5' }),
  help: css({ textStyle: 'small', color: 'fg.muted', marginBlockEnd: '2' }),
  three: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(3, minmax(0, 1fr))]' },
    gap: '3',
    alignItems: 'start',
  }),
  two: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
    gap: '4',
    alignItems: 'start',
  }),
  choices: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[repeat(2, minmax(0, 1fr))]' },
    columnGap: '4',
    rowGap: '1',
  }),
  slot: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '2',
    minWidth: '0',
    outlineOffset: '[4px]',
  }),
  file: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', minWidth: '0' }),
}

type TextsProps = Readonly<{
  legend: string
  help?: string
  labelOf: (language: Language) => string
  fields: Readonly<Record<Language, FieldProps<string>>>
  isLong?: boolean
}>

/** A text in the languages of the product, side by side. */
const Texts = ({ legend, help, labelOf, fields, isLong = false }: TextsProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{legend}</legend>
    {help !== undefined && <p className={styles.help}>{help}</p>}
    <div className={styles.three}>
      {LANGUAGES.map((language) => {
        const field = {
          ...fields[language],
          label: OWN_NAME[language],
          'aria-label': labelOf(language),
          lang: language,
          dir: directionOf(language),
        }
        return isLong ? (
          <TextArea key={language} rows={3} {...field} />
        ) : (
          <TextField key={language} required autoComplete="off" {...field} />
        )
      })}
    </div>
  </fieldset>
)

type SlotProps = Readonly<{
  field: FieldProps<string>
  missing: string
  isNeeded?: boolean
  /** It can be done without. */
  isRemovable?: boolean
  children: ReactNode
}>

/** A file, or the place where it will be, with the way to bring one. */
const Slot = ({ field, missing, isNeeded = false, isRemovable = false, children }: SlotProps) => {
  const { form: said } = useWords().howToList
  const labelId = useId()
  const { id, label, error, value, onValueChange } = field
  return (
    <div id={id} role="group" aria-labelledby={labelId} tabIndex={-1} className={styles.slot}>
      <p id={labelId} className={styles.legend}>
        {label}
      </p>
      <div className={styles.file}>
        {value === '' ? (
          <StatusChip tone={isNeeded ? 'warning' : 'neutral'}>{missing}</StatusChip>
        ) : (
          <>
            <StatusChip tone="success">
              <bdi dir="ltr">{shownName({ container: '', name: value })}</bdi>
            </StatusChip>
            {isRemovable && (
              <Button variant="ghost" size="sm" icon={Trash2} onClick={() => onValueChange('')}>
                {said.takeOut()}
              </Button>
            )}
          </>
        )}
      </div>
      {children}
      <FieldNotes id={id} error={error} />
    </div>
  )
}

type ChoicesProps<Value extends string> = Readonly<{
  field: FieldProps<readonly Value[]>
  help: string
  all: readonly Value[]
  say: (value: Value) => string
}>

/** Some of a few, in the order of them all. */
const Choices = <Value extends string>({ field, help, all, say }: ChoicesProps<Value>) => {
  const { id, label, error, value, readOnly, onValueChange } = field
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      disabled={readOnly}
      className={styles.group}
      aria-describedby={`${id}-error ${id}-help`}
    >
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.choices}>
        {all.map((one) => (
          <Checkbox
            key={one}
            label={say(one)}
            checked={value.includes(one)}
            onCheckedChange={(isOn) =>
              onValueChange(all.filter((known) => (known === one ? isOn : value.includes(known))))
            }
          />
        ))}
      </div>
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  )
}

type FormProps = Readonly<{
  id: string
  actor: FormActor<HowToValues, Readonly<{ id: number }>>
  held: HowToHeld | null
  renderUploads: RenderUploads
}>

const HowToForm = ({ id, actor, held, renderUploads }: FormProps) => {
  const words = useWords()
  const { form: said } = words.howToList
  const titled = (language: Language) => said.titleIn({ language: OWN_NAME[language] })
  const shown = (language: Language) => said.aboutIn({ language: OWN_NAME[language] })
  const captioned = (language: Language) => said.captionsIn({ language: OWN_NAME[language] })
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    {
      titleEn: { label: titled('en'), max: HOW_TO_LIMITS.title },
      titleTr: { label: titled('tr'), max: HOW_TO_LIMITS.title },
      titleAr: { label: titled('ar'), max: HOW_TO_LIMITS.title },
      aboutEn: { label: shown('en'), max: HOW_TO_LIMITS.about },
      aboutTr: { label: shown('tr'), max: HOW_TO_LIMITS.about },
      aboutAr: { label: shown('ar'), max: HOW_TO_LIMITS.about },
      video: { label: said.video() },
      poster: { label: said.poster() },
      captionsEn: { label: captioned('en') },
      captionsTr: { label: captioned('tr') },
      captionsAr: { label: captioned('ar') },
      roles: { label: said.roles() },
      pages: { label: said.pages() },
    },
    { id },
  )
  const captions = { en: propsOf('captionsEn'), tr: propsOf('captionsTr'), ar: propsOf('captionsAr') }
  const target = howToTarget(held?.id ?? null)
  const bring = (field: FieldProps<string>, kind: UploadKind, language?: Language) =>
    renderUploads({
      target,
      kinds: [kind],
      ...(language && { language }),
      onReady: ({ file }) => file && field.onValueChange(file.name),
    })
  const [video, poster] = [propsOf('video'), propsOf('poster')]
  return (
    <Form id={id} isBusy={isBusy} aria-label={held ? said.change() : said.add()} className={styles.form} onSend={send}>
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()} />
      <Texts
        legend={said.titles()}
        labelOf={titled}
        fields={{ en: propsOf('titleEn'), tr: propsOf('titleTr'), ar: propsOf('titleAr') }}
      />
      <Texts
        isLong
        legend={said.abouts()}
        help={said.aboutsHelp()}
        labelOf={shown}
        fields={{ en: propsOf('aboutEn'), tr: propsOf('aboutTr'), ar: propsOf('aboutAr') }}
      />
      <div>
        <p className={styles.help}>{said.videoHelp()}</p>
        <div className={styles.two}>
          <Slot field={video} missing={said.noVideo()} isNeeded>
            {bring(video, 'video')}
          </Slot>
          <Slot field={poster} missing={said.noPoster()} isRemovable>
            {bring(poster, 'picture')}
          </Slot>
        </div>
      </div>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{said.captions()}</legend>
        <p className={styles.help}>{said.captionsHelp()}</p>
        <div className={styles.three}>
          {LANGUAGES.map((language) => (
            <Slot
              key={language}
              field={captions[language]}
              missing={said.noCaptions()}
              isNeeded={language === 'en'}
              isRemovable={language !== 'en'}
            >
              {bring(captions[language], 'captions', language)}
            </Slot>
          ))}
        </div>
      </fieldset>
      <Choices
        field={propsOf('roles')}
        help={said.rolesHelp()}
        all={HOW_TO_ROLES}
        say={(role) => roleWords(words, role)}
      />
      <Choices
        field={propsOf('pages')}
        help={said.pagesHelp()}
        all={HOW_TO_PAGES}
        say={(page) => pageWords(words, page)}
      />
    </Form>
  )
}

type HowToDialogProps = Readonly<{
  actor: AskedFormActor<HowToValues, Readonly<{ id: number }>, HowToHeld>
  /** Null of one that is to be. */
  held: HowToHeld | null
  renderUploads: RenderUploads
}>

/** A video, in every language at once. Its files go on being sent when this is closed. */
const HowToDialog = ({ actor, held, renderUploads }: HowToDialogProps) => {
  const { form: said } = useWords().howToList
  return (
    <AskedFormDialog
      actor={actor}
      size="lg"
      title={held ? said.change() : said.add()}
      description={held ? '' : `${said.help()} ${said.kept()}`}
      send={said.save()}
      first="titleEn"
      renderForm={(id, form) => <HowToForm id={id} actor={form} held={held} renderUploads={renderUploads} />}
    />
  )
}

export default HowToDialog
