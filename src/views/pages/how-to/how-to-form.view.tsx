import { css } from 'styled-system/css'

import type { UploadKind } from '../../../domain/file-upload.ts'
import {
  HOW_TO_LIMITS,
  HOW_TO_PAGES,
  HOW_TO_ROLES,
  howToTarget,
  type HowToPage,
  type HowToRole,
} from '../../../domain/how-to.ts'
import { LANGUAGES, type Language } from '../../../domain/language.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { HowToHeld, HowToValues } from '../../../machines/how-to/how-to-form.machine.ts'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import type { FieldProps } from '../../form/use-form-fields.ts'
import { useGuardedFields } from '../../form/use-guarded-fields.view.tsx'
import { Speaking } from '../../shell/speaking.view.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import type { RenderUploads } from '../../uploads/uploads.props.ts'
import { ByLanguage, Choices, Slot, Texts } from './how-to-fields.view.tsx'
import { pageWords, roleWords } from './how-to-words.ts'

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: '[minmax(0, 1fr)]',
    gap: '5',
    minWidth: '0',
    paddingBlockEnd: '2',
  }),
  help: css({ textStyle: 'small', color: 'fg.muted', marginBlockEnd: '2' }),
  two: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
    gap: '4',
    alignItems: 'start',
  }),
}

type FormProps = Readonly<{
  id: string
  actor: FormActor<HowToValues, Readonly<{ id: number }>>
  videoId: number | null
  renderUploads: RenderUploads
}>

const HowToForm = ({ id, actor, videoId, renderUploads }: FormProps) => {
  const words = useWords()
  const { form: said } = words.howToList
  const titled = (language: Language) => said.titleIn({ language: OWN_NAME[language] })
  const shown = (language: Language) => said.aboutIn({ language: OWN_NAME[language] })
  // What is known of a file is its kind, which tells none from another.
  const fileWords = (name: string) => (name === '' ? '' : said.anotherFile())
  const captioned = (language: Language) => said.captionsIn({ language: OWN_NAME[language] })
  const { errors, fault, isBusy, overtaken, propsOf, send } = useGuardedFields(
    actor,
    {
      titleEn: { label: titled('en'), max: HOW_TO_LIMITS.title },
      titleTr: { label: titled('tr'), max: HOW_TO_LIMITS.title },
      titleAr: { label: titled('ar'), max: HOW_TO_LIMITS.title },
      aboutEn: { label: shown('en'), max: HOW_TO_LIMITS.about },
      aboutTr: { label: shown('tr'), max: HOW_TO_LIMITS.about },
      aboutAr: { label: shown('ar'), max: HOW_TO_LIMITS.about },
      video: { label: said.video(), saying: fileWords },
      poster: { label: said.poster(), saying: fileWords },
      captionsEn: { label: captioned('en'), saying: fileWords },
      captionsTr: { label: captioned('tr'), saying: fileWords },
      captionsAr: { label: captioned('ar'), saying: fileWords },
      roles: { label: said.roles(), saying: (role) => roleWords(words, role as HowToRole) },
      pages: { label: said.pages(), saying: (page) => pageWords(words, page as HowToPage) },
    },
    { id },
  )
  const captions = { en: propsOf('captionsEn'), tr: propsOf('captionsTr'), ar: propsOf('captionsAr') }
  const target = howToTarget(videoId)
  const bring = (field: FieldProps<string>, kind: UploadKind, language?: Language) =>
    renderUploads({
      target,
      kinds: [kind],
      ...(language && { language }),
      onReady: ({ file }) => file && field.onValueChange(file.name),
    })
  const [video, poster] = [propsOf('video'), propsOf('poster')]
  return (
    <Form
      id={id}
      isBusy={isBusy}
      aria-label={videoId === null ? said.add() : said.change()}
      className={styles.form}
      onSend={send}
    >
      <FormNews check={said.check()} errors={errors} fault={fault} failed={said.failed()}>
        {overtaken}
      </FormNews>
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
      <ByLanguage legend={said.captions()} help={said.captionsHelp()}>
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
      </ByLanguage>
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
  videoId: number | null
  renderUploads: RenderUploads
}>

/** A video, in every language at once. Its files go on being sent when this is closed. */
const HowToDialog = ({ actor, videoId, renderUploads }: HowToDialogProps) => {
  const { form: said } = useWords().howToList
  return (
    <Speaking namespaces={['changedMeanwhile']}>
      <AskedFormDialog
        actor={actor}
        size="lg"
        title={videoId === null ? said.add() : said.change()}
        description={videoId === null ? `${said.help()} ${said.kept()}` : ''}
        send={said.save()}
        first="titleEn"
        renderForm={(id, form) => <HowToForm id={id} actor={form} videoId={videoId} renderUploads={renderUploads} />}
      />
    </Speaking>
  )
}

export default HowToDialog
