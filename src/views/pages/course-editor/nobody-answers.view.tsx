import { useActorRef, useSelector } from '@xstate/react'

import { useWords } from '../../../i18n/words.tsx'
import { selectData } from '../../../machines/resource/resource.connect.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { Link } from '../../ui/link.view.tsx'
import { INSTRUCTORS } from './editor-places.ts'
import type { Editor } from './use-editor.ts'

/** Said before a course is published that has no instructor who could do anything. It is published all the same. */
export const NobodyAnswers = ({ editor }: Readonly<{ editor: Editor }>) => {
  const { instructors: said } = useWords().courseEditor
  const { actor, addressOf, machines } = editor
  const instructors = useSelector(useActorRef(machines.instructors, { input: { query: undefined } }), selectData)
  if (!instructors || instructors.some(({ isAble }) => isAble)) return null
  return (
    <Banner tone="warning" title={said.nobodyTitle()}>
      <p>{said.nobody()}</p>
      <Link
        href={addressOf({ tab: 'rules', field: INSTRUCTORS })}
        onClick={() => actor.send({ type: 'publishing.left' })}
      >
        {said.choose()}
      </Link>
    </Banner>
  )
}
