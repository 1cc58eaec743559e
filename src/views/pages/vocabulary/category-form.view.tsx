import { css } from 'styled-system/css'

import { COURSE_TYPE } from '../../../domain/course.ts'
import { LANGUAGES } from '../../../domain/language.ts'
import { CATEGORY_PICTURES } from '../../../domain/picture.ts'
import { CATEGORY_MAX } from '../../../domain/vocabulary.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { AskedFormActor } from '../../../machines/form/asked-form.machine.ts'
import type { FormActor } from '../../../machines/form/form.machine.ts'
import type { CategoryHeld, CategoryValues, WordHeld } from '../../../machines/vocabulary/vocabulary-forms.machine.ts'
import { ChoiceField } from '../../form/choice-field.view.tsx'
import { AskedFormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useGuardedFields } from '../../form/use-guarded-fields.view.tsx'
import { CourseThumbnail } from '../../illustrations/picture.view.tsx'
import { OWN_NAME } from '../../shell/toolbar/languages.ts'
import { TextField } from '../../ui/text-field.view.tsx'

const styles = css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' })

const shown = css({ overflow: 'hidden', borderRadius: 'control', borderWidth: 'hairline' })

type CategoryFormProps = Readonly<{ id: string; actor: FormActor<CategoryValues, WordHeld> }>

export const CategoryForm = ({ id, actor }: CategoryFormProps) => {
  const { vocabulary } = useWords()
  const { categories: said } = vocabulary
  const { pictures } = said
  const pictureWords = (chosen: string): string => {
    const known = CATEGORY_PICTURES.find((one) => one === chosen)
    return known ? pictures[known]() : pictures.byType()
  }
  const { errors, fault, isBusy, noteOf, overtaken, propsOf, send } = useGuardedFields(
    actor,
    {
      en: { label: OWN_NAME.en, max: CATEGORY_MAX },
      tr: { label: OWN_NAME.tr, max: CATEGORY_MAX },
      ar: { label: OWN_NAME.ar, max: CATEGORY_MAX },
      picture: { label: pictures.label(), saying: pictureWords },
    },
    { id },
  )
  const picture = propsOf('picture')
  return (
    <Form id={id} isBusy={isBusy} aria-label={said.add()} className={styles} onSend={send}>
      <FormNews check={vocabulary.check()} errors={errors} fault={fault} failed={said.failed()}>
        {overtaken}
      </FormNews>
      {LANGUAGES.map((language) => (
        <TextField
          key={language}
          {...propsOf(language)}
          required
          lang={language}
          dir={language === 'ar' ? 'rtl' : 'ltr'}
          autoComplete="off"
        />
      ))}
      <ChoiceField<CategoryValues['picture']>
        {...picture}
        help={noteOf('picture') ?? pictures.help()}
        options={(['', ...CATEGORY_PICTURES] as const).map((value) => ({ value, label: pictureWords(value) }))}
      />
      {picture.value !== '' && (
        <div className={shown}>
          <CourseThumbnail
            course={{ courseTypeId: COURSE_TYPE.standard, courseCategory: { picture: picture.value } }}
          />
        </div>
      )}
    </Form>
  )
}

type CategoryDialogProps = Readonly<{
  actor: AskedFormActor<CategoryValues, WordHeld, CategoryHeld>
  /** There is one, which is renamed. */
  isHeld: boolean
}>

/** A category is named in every language at once, and may have a picture. */
const CategoryDialog = ({ actor, isHeld }: CategoryDialogProps) => {
  const { save, categories: said } = useWords().vocabulary
  return (
    <AskedFormDialog
      actor={actor}
      size="sm"
      title={isHeld ? said.changeTitle() : said.add()}
      description={said.help()}
      send={save()}
      first="en"
      renderForm={(id, form) => <CategoryForm id={id} actor={form} />}
    />
  )
}

export default CategoryDialog
