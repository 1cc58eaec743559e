import type { CodegenConfig } from '@graphql-codegen/cli'

import { scalars } from './src/gateway/generated/scalars.ts'

const config: CodegenConfig = {
  schema: ['src/gateway/generated/schema.graphql', 'src/gateway/schema/*.graphql'],
  documents: ['src/gateway/generated/operations.graphql', 'src/gateway/operations/*.graphql'],
  generates: {
    'src/gateway/generated/documents/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        avoidOptionals: true,
        skipTypename: true,
        documentMode: 'string',
      },
    },
  },
}

export default config
