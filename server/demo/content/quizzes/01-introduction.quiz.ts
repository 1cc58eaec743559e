import type { QuestionSource } from '../content.types.ts'

export const introductionQuiz: readonly QuestionSource[] = [
  {
    scene: 'why-it-matters',
    cue: 1,
    prompt: {
      en: 'A new firefighter asks what traffic incident management is. Which answer is best?',
      tr: 'Yeni bir itfaiyeci trafik olay yönetiminin ne olduğunu soruyor. En iyi yanıt hangisi?',
      ar: 'يسأل رجل إطفاء جديد عن معنى إدارة حوادث المرور. ما أفضل إجابة؟',
    },
    choices: [
      {
        text: {
          en: 'The way police investigate who caused a crash',
          tr: 'Polisin kazaya kimin yol açtığını araştırma biçimi',
          ar: 'طريقة الشرطة في التحقيق لمعرفة المتسبب في الحادث',
        },
      },
      {
        correct: true,
        text: {
          en: 'A planned way for many agencies to clear the road',
          tr: 'Birçok kurumun yolu açmak için izlediği planlı yol',
          ar: 'طريقة مخططة تفتح بها عدة جهات الطريق',
        },
      },
      {
        text: {
          en: 'The design of safer interchanges and guardrails',
          tr: 'Daha güvenli kavşak ve korkulukların tasarımı',
          ar: 'تصميم تقاطعات وحواجز أكثر أمانًا',
        },
      },
      {
        text: {
          en: 'A computer system that controls traffic signals',
          tr: 'Trafik ışıklarını denetleyen bir bilgisayar sistemi',
          ar: 'نظام حاسوبي يتحكم في إشارات المرور',
        },
      },
    ],
    explanation: {
      en: 'TIM is planned work by many agencies: police, fire, EMS, towing, transportation and dispatch clear the road safely and quickly, together.',
      tr: 'TIM birçok kurumun planlı çalışmasıdır: polis, itfaiye, acil sağlık, çekici, karayolları ve çağrı merkezi yolu birlikte, güvenle ve hızla açar.',
      ar: 'إدارة حوادث المرور عمل مخطط لعدة جهات: الشرطة والإطفاء والإسعاف والسحب والطرق ومركز البلاغات تفتح الطريق معًا بأمان وسرعة.',
    },
  },
  {
    scene: 'why-it-matters',
    prompt: {
      en: 'How often are responders struck and killed while working beside traffic in the United States?',
      tr: 'Amerika Birleşik Devletleri’nde müdahale görevlileri trafiğin yanında çalışırken ne sıklıkla araç çarpması sonucu ölüyor?',
      ar: 'كم مرة يموت مستجيبون دهسًا وهم يعملون بجوار حركة المرور في الولايات المتحدة؟',
    },
    choices: [
      { text: { en: 'About once in ten years', tr: 'Yaklaşık on yılda bir kez', ar: 'نحو مرة كل عشر سنوات' } },
      {
        text: {
          en: 'Only in work zones with no police present',
          tr: 'Yalnızca polisin bulunmadığı yol çalışmalarında',
          ar: 'في مناطق الأعمال التي لا شرطة فيها فقط',
        },
      },
      { correct: true, text: { en: 'Dozens of times a year', tr: 'Yılda onlarca kez', ar: 'عشرات المرات في السنة' } },
    ],
    explanation: {
      en: 'Dozens of responders are struck and killed every year, from every discipline. That is the first reason for this course.',
      tr: 'Her yıl, her meslekten onlarca görevli araç çarpması sonucu ölüyor. Bu eğitimin ilk nedeni budur.',
      ar: 'يموت كل عام عشرات المستجيبين دهسًا، من كل التخصصات. وهذا هو السبب الأول لهذه الدورة.',
    },
  },
  {
    scene: 'every-minute',
    cue: 1,
    prompt: {
      en: 'A lane stays blocked ten minutes longer than it has to. What does that do to the risk of a secondary crash?',
      tr: 'Bir şerit gereğinden on dakika uzun kapalı kalıyor. Bu, ikincil kaza riskini nasıl etkiler?',
      ar: 'بقيت حارة مغلقة عشر دقائق أكثر من اللازم. ما أثر ذلك في خطر وقوع حادث ثانوي؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'It rises with every one of those minutes',
          tr: 'Geçen her dakikayla artar',
          ar: 'يزداد مع كل دقيقة منها',
        },
      },
      {
        text: {
          en: 'It falls, because drivers have seen the scene by then',
          tr: 'Düşer, çünkü sürücüler o zamana kadar olayı görmüştür',
          ar: 'ينخفض لأن السائقين رأوا الموقع قبل ذلك',
        },
      },
      {
        text: {
          en: 'It stays the same until the first hour has passed',
          tr: 'İlk bir saat dolana kadar aynı kalır',
          ar: 'يبقى كما هو حتى تمضي الساعة الأولى',
        },
      },
      {
        text: {
          en: 'It changes only if it rains or snows',
          tr: 'Yalnızca yağmur ya da kar yağarsa değişir',
          ar: 'لا يتغير إلا إذا هطل المطر أو الثلج',
        },
      },
    ],
    explanation: {
      en: 'The chance of a secondary crash grows by about 2.8 percent for each minute that a lane is blocked. Ten minutes saved are worth having.',
      tr: 'Bir şerit kapalı kaldığı her dakika ikincil kaza olasılığı yaklaşık yüzde 2,8 artar. Kazanılan on dakika önemlidir.',
      ar: 'يزيد احتمال الحادث الثانوي بنحو 2.8 في المئة مع كل دقيقة تُغلق فيها حارة. فتوفير عشر دقائق له قيمته.',
    },
  },
  {
    scene: 'every-minute',
    prompt: {
      en: 'Roughly what share of all traffic delay comes from incidents?',
      tr: 'Trafikteki gecikmelerin aşağı yukarı ne kadarı olaylardan kaynaklanır?',
      ar: 'ما النسبة التقريبية من تأخير المرور التي سببها الحوادث؟',
    },
    choices: [
      { text: { en: 'One in a hundred hours', tr: 'Yüz saatte biri', ar: 'ساعة من كل مئة ساعة' } },
      { text: { en: 'Nine in ten hours', tr: 'On saatte dokuzu', ar: 'تسع ساعات من كل عشر' } },
      { text: { en: 'Half', tr: 'Yarısı', ar: 'النصف' } },
      { correct: true, text: { en: 'A quarter', tr: 'Dörtte biri', ar: 'الربع' } },
    ],
    explanation: {
      en: 'About a quarter of delay is caused by incidents. Clearing them sooner is one of the cheapest ways to shorten queues.',
      tr: 'Gecikmenin yaklaşık dörtte biri olaylardan doğar. Olayları daha çabuk gidermek, kuyrukları kısaltmanın en ucuz yollarından biridir.',
      ar: 'نحو ربع التأخير سببه الحوادث. وإزالتها بسرعة من أرخص السبل لتقصير الطوابير.',
    },
  },
  {
    scene: 'three-goals',
    cue: 1,
    prompt: {
      en: 'Which of these is one of the three objectives of the National Unified Goal?',
      tr: 'Aşağıdakilerden hangisi Ulusal Ortak Hedef’in üç amacından biridir?',
      ar: 'أي مما يلي أحد الأهداف الثلاثة في الهدف الوطني الموحد؟',
    },
    choices: [
      { text: { en: 'Lower insurance costs', tr: 'Sigorta giderlerini azaltmak', ar: 'خفض تكاليف التأمين' } },
      {
        correct: true,
        text: { en: 'Responder safety', tr: 'Müdahale görevlilerinin güvenliği', ar: 'سلامة المستجيبين' },
      },
      {
        text: {
          en: 'Complete reports within a day',
          tr: 'Raporları bir gün içinde bitirmek',
          ar: 'إنجاز التقارير خلال يوم',
        },
      },
      {
        text: {
          en: 'Fewer vehicles at each scene',
          tr: 'Her olay yerinde daha az araç',
          ar: 'عدد أقل من المركبات في كل موقع',
        },
      },
    ],
    explanation: {
      en: 'The three objectives are responder safety; safe, quick clearance; and prompt, reliable communications that agencies can share.',
      tr: 'Üç amaç şunlardır: görevlilerin güvenliği; yolun güvenle ve hızla açılması; kurumların paylaşabildiği hızlı ve güvenilir iletişim.',
      ar: 'الأهداف الثلاثة هي: سلامة المستجيبين، وفتح الطريق بأمان وسرعة، واتصالات سريعة وموثوقة تتشاركها الجهات.',
    },
  },
  {
    scene: 'three-goals',
    cue: 1,
    prompt: {
      en: 'A chief says: “Quick clearance means we take more risks.” How does the National Unified Goal answer?',
      tr: 'Bir amir “Yolu hızlı açmak daha çok risk almak demektir” diyor. Ulusal Ortak Hedef buna ne yanıt verir?',
      ar: 'يقول أحد القادة: «فتح الطريق بسرعة يعني مخاطرة أكبر». بماذا يرد الهدف الوطني الموحد؟',
    },
    choices: [
      {
        text: {
          en: 'Speed comes first on interstates only',
          tr: 'Hız yalnızca otoyollarda önce gelir',
          ar: 'السرعة أولًا على الطرق السريعة بين الولايات فقط',
        },
      },
      {
        text: {
          en: 'Safety ends once the patient has left the scene',
          tr: 'Yaralı olay yerinden ayrılınca güvenlik sona erer',
          ar: 'تنتهي متطلبات السلامة بمغادرة المصاب للموقع',
        },
      },
      {
        correct: true,
        text: {
          en: 'Clearance must be both safe and quick',
          tr: 'Yol hem güvenle hem hızla açılmalıdır',
          ar: 'يجب أن يكون فتح الطريق آمنًا وسريعًا معًا',
        },
      },
    ],
    explanation: {
      en: 'The objective is safe, quick clearance. Leaving the roadway sooner also means fewer minutes in which you can be struck.',
      tr: 'Amaç, yolun güvenle ve hızla açılmasıdır. Yoldan daha erken ayrılmak, size araç çarpabilecek dakikaları da azaltır.',
      ar: 'الهدف هو فتح الطريق بأمان وسرعة. ومغادرة الطريق أبكر تعني أيضًا دقائق أقل تكون فيها معرّضًا للدهس.',
    },
  },
  {
    scene: 'three-goals',
    cue: 1,
    prompt: {
      en: 'At a crash, police and fire cannot hear each other’s radio channels, and a lane stays closed for lack of an answer. Which objective was missed?',
      tr: 'Bir kazada polis ile itfaiye birbirinin telsiz kanalını duyamıyor ve yanıt gelmediği için bir şerit kapalı kalıyor. Hangi amaca ulaşılamadı?',
      ar: 'في حادث، لا تسمع الشرطة والإطفاء قنوات بعضهما اللاسلكية، فبقيت حارة مغلقة لغياب الرد. أي هدف لم يتحقق؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'Prompt, reliable communications',
          tr: 'Hızlı ve güvenilir iletişim',
          ar: 'الاتصالات السريعة والموثوقة',
        },
      },
      {
        text: {
          en: 'Full investigation of every crash',
          tr: 'Her kazanın eksiksiz incelenmesi',
          ar: 'التحقيق الكامل في كل حادث',
        },
      },
      {
        text: {
          en: 'Equal numbers of units from each agency',
          tr: 'Her kurumdan eşit sayıda ekip',
          ar: 'عدد متساوٍ من وحدات كل جهة',
        },
      },
    ],
    explanation: {
      en: 'Agencies need communications that they can share. When one cannot reach another, decisions wait and the exposure lasts longer.',
      tr: 'Kurumların ortak kullanabildiği bir iletişime ihtiyacı vardır. Biri ötekine ulaşamayınca kararlar bekler, tehlike uzar.',
      ar: 'تحتاج الجهات إلى اتصالات مشتركة. وحين لا تصل إحداها إلى الأخرى تتأخر القرارات ويطول التعرض للخطر.',
    },
  },
  {
    scene: 'one-team',
    cue: 1,
    prompt: {
      en: 'Why do responders from different agencies take the same course?',
      tr: 'Farklı kurumlardan görevliler neden aynı eğitimi alır?',
      ar: 'لماذا يدرس مستجيبون من جهات مختلفة الدورة نفسها؟',
    },
    choices: [
      {
        text: {
          en: 'So that any of them can do any job at the scene',
          tr: 'Olay yerinde herkes her işi yapabilsin diye',
          ar: 'ليستطيع كل منهم أداء أي عمل في الموقع',
        },
      },
      {
        text: {
          en: 'So that fewer agencies have to be called',
          tr: 'Daha az kurum çağrılsın diye',
          ar: 'ليقل عدد الجهات التي تُستدعى',
        },
      },
      {
        text: {
          en: 'Because one agency will take over the rest',
          tr: 'Bir kurum ötekileri devralacağı için',
          ar: 'لأن جهة واحدة ستتولى عمل بقية الجهات',
        },
      },
      {
        correct: true,
        text: {
          en: 'So that they use the same words and plan',
          tr: 'Aynı sözcükleri ve planı kullansınlar diye',
          ar: 'ليستخدموا الكلمات والخطة نفسها',
        },
      },
    ],
    explanation: {
      en: 'No agency can clear an incident alone. Each keeps its own job; training together gives them common words and expectations.',
      tr: 'Hiçbir kurum bir olayı tek başına gideremez. Herkes kendi işini yapar; birlikte eğitim ortak sözcükler ve beklentiler kazandırır.',
      ar: 'لا تستطيع جهة واحدة إنهاء حادث وحدها. لكل جهة عملها، والتدريب المشترك يمنحها كلمات وتوقعات مشتركة.',
    },
  },
  {
    scene: 'one-team',
    prompt: {
      en: 'You plan a tabletop exercise for your county. Who belongs in the room besides police, fire and EMS?',
      tr: 'İlçeniz için bir masa başı tatbikatı planlıyorsunuz. Polis, itfaiye ve acil sağlık dışında kim katılmalı?',
      ar: 'تخطط لتمرين مكتبي في مقاطعتك. من ينبغي أن يحضر إلى جانب الشرطة والإطفاء والإسعاف؟',
    },
    choices: [
      {
        text: {
          en: 'Reporters from the local newspaper',
          tr: 'Yerel gazetenin muhabirleri',
          ar: 'صحفيون من الجريدة المحلية',
        },
      },
      {
        correct: true,
        text: {
          en: 'Towing, transportation and dispatch',
          tr: 'Çekici, karayolları ve çağrı merkezi',
          ar: 'السحب والطرق ومركز البلاغات',
        },
      },
      { text: { en: 'The insurers of the drivers', tr: 'Sürücülerin sigorta şirketleri', ar: 'شركات تأمين السائقين' } },
    ],
    explanation: {
      en: 'Towing, transportation and dispatch share the scene too. If they are not in the exercise, the plan misses the people who open the road.',
      tr: 'Çekici, karayolları ve çağrı merkezi de olay yerini paylaşır. Tatbikatta yer almazlarsa plan, yolu açan insanları dışarıda bırakır.',
      ar: 'السحب والطرق ومركز البلاغات شركاء في الموقع أيضًا. فإن غابوا عن التمرين غاب عن الخطة من يفتحون الطريق.',
    },
  },
]
