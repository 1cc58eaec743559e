import { useActorRef, useSelector } from '@xstate/react'
import { Plus, Trash2 } from 'lucide-react'
import { css } from 'styled-system/css'

import { COURSE_TYPE } from '../../../domain/course.ts'
import { NO_TEXT } from '../../../domain/course/course-document.ts'
import { COURSE_LIMITS } from '../../../domain/course/course-limits.ts'
import { useFormats, useLanguage, useWords } from '../../../i18n/words.tsx'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import { Button } from '../../ui/button.view.tsx'
import { DetailSection } from '../../ui/detail.view.tsx'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { neighboursOf, thenFocus } from './editor-focus.ts'
import { ADD_LINE, fieldId } from './editor-places.ts'
import { NumberField } from './number-field.view.tsx'
import { OrderedInCourse } from './ordered-in-course.view.tsx'
import { spokenText } from './spoken-text.ts'
import { TextsField } from './texts-field.view.tsx'
import type { Editor } from './use-editor.ts'

const styles = {
  fields: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: {
      base: '[minmax(0, 1fr)]',
      sm: '[repeat(2, minmax(0, 1fr))]',
      lg: '[repeat(4, minmax(0, 1fr))]',
    },
    gap: '4',
    alignItems: 'start',
  }),
  note: css({ textStyle: 'small', color: 'fg.muted' }),
}

type TabProps = Readonly<{ editor: Editor }>

const Categories = ({ editor }: TabProps) => {
  const { details: said } = useWords().courseEditor
  const language = useLanguage()
  const vocabulary = useSelector(useActorRef(editor.machines.vocabulary, { input: { query: undefined } }), selectData)
  const held = editor.document.details.categoryId
  return (
    <Select
      id={fieldId(['details', 'categoryId'])}
      label={said.category()}
      placeholder={said.chooseCategory()}
      value={String(held)}
      options={(vocabulary?.categories ?? []).map(({ id, name }) => ({
        value: String(id),
        label: spokenText(name, language),
      }))}
      onValueChange={(id) => id !== '' && editor.set(['details', 'categoryId'], Number(id))}
    />
  )
}

const Facts = ({ editor }: TabProps) => {
  const { details: said, types, deliveries } = useWords().courseEditor
  const { details } = editor.document
  const names = Object.keys(COURSE_TYPE) as readonly (keyof typeof COURSE_TYPE)[]
  return (
    <DetailSection title={said.facts()} lead={details.isOnline ? deliveries.isOnline() : deliveries.isInPerson()}>
      <div className={styles.facts}>
        <Select
          id={fieldId(['details', 'courseTypeId'])}
          label={said.type()}
          value={String(details.courseTypeId)}
          options={names.map((name) => ({ value: String(COURSE_TYPE[name]), label: types[name]() }))}
          onValueChange={(id) => editor.set(['details', 'courseTypeId'], Number(id))}
        />
        <Categories editor={editor} />
        <NumberField
          editor={editor}
          at={['details', 'totalCourseHours']}
          label={said.hours()}
          help={said.hoursHelp()}
          max={COURSE_LIMITS.hours}
          isWhole={false}
        />
      </div>
    </DetailSection>
  )
}

const Teaches = ({ editor }: TabProps) => {
  const { details: said } = useWords().courseEditor
  const formats = useFormats()
  const { teaches } = editor.document
  const add = () => {
    const key = editor.newKey()
    thenFocus(
      () => editor.add(['teaches'], { key, text: NO_TEXT } as Readonly<{ key: string }>),
      fieldId(['teaches', key, 'text', editor.texts]),
    )
  }
  const removalId = (key: string) => fieldId(['teaches', key, 'remove'])
  const remove = (key: string, index: number) =>
    thenFocus(() => editor.remove(['teaches'], key), ...neighboursOf(teaches, index).map(removalId), ADD_LINE)
  return (
    <DetailSection title={said.teaches()} lead={said.teachesHelp()}>
      {teaches.length > 0 && (
        <OrderedInCourse
          editor={editor}
          at={['teaches']}
          label={said.teaches()}
          items={teaches}
          isForm
          nameOf={(_, index) => said.line({ number: formats.number(index + 1) })}
          renderItem={({ key }, index) => (
            <TextsField
              editor={editor}
              at={['teaches', key, 'text']}
              label={said.line({ number: formats.number(index + 1) })}
              max={COURSE_LIMITS.line}
            />
          )}
          renderEnd={({ key }, index) => (
            <IconButton
              id={removalId(key)}
              icon={Trash2}
              label={said.removeLine({ number: formats.number(index + 1) })}
              onClick={() => remove(key, index)}
            />
          )}
        />
      )}
      <div>
        <Button
          id={ADD_LINE}
          variant="outline"
          icon={Plus}
          disabled={teaches.length >= COURSE_LIMITS.teaches}
          onClick={add}
        >
          {said.addLine()}
        </Button>
      </div>
    </DetailSection>
  )
}

/** What the course is, and for whom. */
export const DetailsTab = ({ editor }: TabProps) => {
  const { details: said } = useWords().courseEditor
  return (
    <div className={styles.fields}>
      <DetailSection title={said.texts()} lead={said.textsHelp()}>
        <TextsField editor={editor} at={['details', 'title']} label={said.title()} max={COURSE_LIMITS.title} />
        <TextsField
          editor={editor}
          at={['details', 'description']}
          label={said.description()}
          help={said.descriptionHelp()}
          max={COURSE_LIMITS.text}
          rows={4}
        />
        <TextsField
          editor={editor}
          at={['details', 'audience']}
          label={said.audience()}
          help={said.audienceHelp()}
          max={COURSE_LIMITS.line}
          rows={2}
          isOptional
        />
      </DetailSection>
      <Facts editor={editor} />
      <Teaches editor={editor} />
    </div>
  )
}
