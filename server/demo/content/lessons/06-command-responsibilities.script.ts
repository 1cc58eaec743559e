import type { LessonScript } from '../content.types.ts'

export const commandResponsibilities: LessonScript = {
  slug: 'command-responsibilities',
  title: { en: 'Command Responsibilities', tr: 'Komuta Sorumlulukları', ar: 'مسؤوليات القيادة' },
  summary: {
    en: 'Who leads and how: taking command, unified command under NIMS, the order of priorities, span of control, and handing over.',
    tr: 'Kim, nasıl yönetir: komutayı almak, NIMS’e göre birleşik komuta, öncelik sırası, denetim alanı ve devir.',
    ar: 'من يقود وكيف: تولي القيادة، والقيادة الموحدة وفق NIMS، وترتيب الأولويات، ونطاق الإشراف، والتسليم.',
  },
  scenes: [
    {
      id: 'take-command',
      cues: [
        {
          en: 'The first responder on scene takes command, says so by radio, and tells where the command post is.',
          tr: 'Olay yerine ilk gelen görevli komutayı alır, bunu telsizle bildirir ve komuta yerinin nerede olduğunu söyler.',
          ar: 'يتولى أول مستجيب في الموقع القيادة، ويعلن ذلك عبر اللاسلكي، ويحدد مكان مركز القيادة.',
        },
      ],
    },
    {
      id: 'unified-command',
      cues: [
        {
          en: 'Under NIMS, when several agencies have a duty at the scene, their leaders form a unified command.',
          tr: 'NIMS’e göre, olay yerinde birden çok kurumun görevi varsa, yöneticileri birleşik komuta kurar.',
          ar: 'وفق نظام NIMS، حين تكون لعدة جهات واجبات في الموقع، يشكّل قادتها قيادة موحدة.',
        },
        {
          en: 'Together they set one list of objectives and one plan. Nobody gives up their own authority.',
          tr: 'Birlikte tek bir hedef listesi ve tek bir plan yaparlar. Kimse kendi yetkisini bırakmaz.',
          ar: 'ويضعون معًا قائمة أهداف واحدة وخطة واحدة. ولا يتخلى أحد عن صلاحيته.',
        },
      ],
    },
    {
      id: 'priorities',
      cues: [
        {
          en: 'The order never changes: save lives, make the incident stable, then protect property and the environment.',
          tr: 'Sıra hiç değişmez: hayat kurtarın, olayı denetim altına alın, sonra malı ve çevreyi koruyun.',
          ar: 'الترتيب لا يتغير أبدًا: إنقاذ الأرواح، ثم السيطرة على الحادث، ثم حماية الممتلكات والبيئة.',
        },
      ],
    },
    {
      id: 'span-of-control',
      cues: [
        {
          en: 'One supervisor can lead three to seven people. Five works best. With more, split the work.',
          tr: 'Bir amir üç ile yedi kişiyi yönetebilir. En iyisi beştir. Daha çoksa işi bölün.',
          ar: 'يستطيع المشرف الواحد أن يقود من ثلاثة إلى سبعة أشخاص. والأفضل خمسة. وإن زادوا فقسّم العمل.',
        },
        {
          en: 'Units that are not needed yet wait in a staging area, away from the lanes.',
          tr: 'Henüz gerekmeyen ekipler, şeritlerden uzakta, bekleme alanında durur.',
          ar: 'الوحدات التي لا حاجة إليها بعد تنتظر في منطقة تجمّع بعيدة عن الحارات.',
        },
      ],
    },
    {
      id: 'transfer-of-command',
      cues: [
        {
          en: 'Hand over command with a briefing, face to face if possible, and announce the change.',
          tr: 'Komutayı bilgi vererek, mümkünse yüz yüze devredin ve değişikliği duyurun.',
          ar: 'سلّم القيادة مع إحاطة، وجهًا لوجه إن أمكن، وأعلن التغيير.',
        },
      ],
    },
  ],
}
