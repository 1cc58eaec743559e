import { captionsText } from '../../domain/captions.ts'
import type { ReadQuestions } from '../../domain/contract/course-draft.contract.ts'
import { FaultError } from '../../domain/fault.ts'
import type { Language } from '../../domain/language.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import {
  questionImportMachine,
  type QuestionImportMachine,
  type QuestionSource,
} from '../../machines/question-import/question-import.machine.ts'

/** What bringing questions into a course asks for. */
export const createQuestionImport = ({ ask }: Gateway, courseId: number): QuestionImportMachine =>
  questionImportMachine.provide({
    actors: {
      readFile: asking<string, { file: Blob; language: Language }>(async ({ file, language }) => {
        const text = captionsText(new Uint8Array(await file.arrayBuffer()), language)
        if (text === null) throw new FaultError({ kind: 'malformed' })
        return text
      }),
      readQuestions: asking<ReadQuestions, QuestionSource>(
        async (source, signal) => (await ask('ReadQuestions', { id: courseId, ...source }, { signal })).readQuestions,
      ),
    },
  })
