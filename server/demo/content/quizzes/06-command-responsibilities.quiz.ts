import type { QuestionSource } from '../content.types.ts'

export const commandResponsibilitiesQuiz: readonly QuestionSource[] = [
  {
    scene: 'take-command',
    prompt: {
      en: 'You arrive first at a crash. You are a deputy on your second shift. Who is in command right now?',
      tr: 'Bir kazaya ilk siz geliyorsunuz. İkinci nöbetinizdeki bir şerif yardımcısısınız. Şu anda komuta kimde?',
      ar: 'وصلت أولًا إلى حادث، وأنت نائب شريف في نوبتك الثانية. من يتولى القيادة الآن؟',
    },
    choices: [
      {
        text: {
          en: 'The fire chief, who is still on the way',
          tr: 'Henüz yolda olan itfaiye amiri',
          ar: 'قائد الإطفاء الذي ما زال في الطريق',
        },
      },
      { correct: true, text: { en: 'You are', tr: 'Sizde', ar: 'أنت' } },
      {
        text: {
          en: 'The dispatcher who sent you',
          tr: 'Sizi gönderen çağrı görevlisinde',
          ar: 'موظف البلاغات الذي أرسلك',
        },
      },
      {
        text: {
          en: 'Nobody, until a supervisor arrives',
          tr: 'Bir amir gelene kadar kimsede değil',
          ar: 'لا أحد حتى يصل مشرف',
        },
      },
    ],
    explanation: {
      en: 'The first responder on scene takes command. It can be handed over later, but it is never empty.',
      tr: 'Olay yerine ilk gelen görevli komutayı alır. Sonra devredilebilir ama komuta hiç boş kalmaz.',
      ar: 'أول مستجيب في الموقع يتولى القيادة. ويمكن تسليمها لاحقًا، لكنها لا تبقى شاغرة أبدًا.',
    },
  },
  {
    scene: 'take-command',
    prompt: {
      en: 'You take command. What belongs in your radio message?',
      tr: 'Komutayı alıyorsunuz. Telsiz mesajınızda ne bulunmalı?',
      ar: 'توليت القيادة. ما الذي يجب أن تتضمنه رسالتك اللاسلكية؟',
    },
    choices: [
      {
        text: {
          en: 'The names and dates of birth of the injured',
          tr: 'Yaralıların adları ve doğum tarihleri',
          ar: 'أسماء المصابين وتواريخ ميلادهم',
        },
      },
      {
        text: { en: 'Your rank and your years of service', tr: 'Rütbeniz ve hizmet yılınız', ar: 'رتبتك وسنوات خدمتك' },
      },
      {
        text: {
          en: 'Which driver you believe caused the crash',
          tr: 'Kazaya hangi sürücünün yol açtığını düşündüğünüz',
          ar: 'السائق الذي تظنه سبب الحادث',
        },
      },
      {
        correct: true,
        text: {
          en: 'That you have command, and where the command post is',
          tr: 'Komutanın sizde olduğu ve komuta yerinin nerede olduğu',
          ar: 'أنك توليت القيادة، وأين مركز القيادة',
        },
      },
    ],
    explanation: {
      en: 'Units on the way need to know who leads and where to report. One sentence is enough.',
      tr: 'Yoldaki ekipler kimin yönettiğini ve nereye gideceğini bilmelidir. Bir cümle yeter.',
      ar: 'تحتاج الوحدات القادمة إلى معرفة من يقود وإلى أين تتوجه. وجملة واحدة تكفي.',
    },
  },
  {
    scene: 'unified-command',
    prompt: {
      en: 'A tanker leaks on the interstate. Fire, state police and transportation all have a duty there. How do they lead it under NIMS?',
      tr: 'Otoyolda bir tanker sızdırıyor. İtfaiye, eyalet polisi ve karayollarının hepsinin görevi var. NIMS’e göre nasıl yönetirler?',
      ar: 'يتسرب صهريج على الطريق السريع، وللإطفاء وشرطة الولاية وجهة الطرق واجبات هناك. كيف يقودون الحادث وفق NIMS؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'Their leaders form a unified command',
          tr: 'Yöneticileri birleşik komuta kurar',
          ar: 'يشكّل قادتهم قيادة موحدة',
        },
      },
      {
        text: {
          en: 'Each runs its own scene with its own plan',
          tr: 'Her biri kendi planıyla kendi alanını yönetir',
          ar: 'تدير كل جهة موقعها بخطتها الخاصة',
        },
      },
      {
        text: {
          en: 'The agency with the most people decides',
          tr: 'En kalabalık kurum karar verir',
          ar: 'تقرر الجهة الأكثر عددًا',
        },
      },
      {
        text: {
          en: 'They vote on each step by radio',
          tr: 'Her adımı telsizle oylarlar',
          ar: 'يصوّتون على كل خطوة عبر اللاسلكي',
        },
      },
    ],
    explanation: {
      en: 'When several agencies have a duty, their leaders stand together in one place and agree on one set of objectives.',
      tr: 'Birden çok kurumun görevi varsa yöneticileri bir yerde buluşur ve tek bir hedef listesinde anlaşır.',
      ar: 'حين تكون لعدة جهات واجبات، يجتمع قادتها في مكان واحد ويتفقون على قائمة أهداف واحدة.',
    },
  },
  {
    scene: 'unified-command',
    cue: 1,
    prompt: {
      en: 'A police lieutenant worries that unified command puts him under the fire chief. What is true?',
      tr: 'Bir polis komiseri, birleşik komutanın kendisini itfaiye amirinin emrine sokmasından kaygılı. Doğru olan nedir?',
      ar: 'يخشى ضابط شرطة أن تجعله القيادة الموحدة تحت إمرة قائد الإطفاء. ما الصحيح؟',
    },
    choices: [
      {
        text: {
          en: 'He is under the chief until the fire is out',
          tr: 'Yangın sönene kadar amirin emrindedir',
          ar: 'هو تحت إمرة القائد حتى تُطفأ النار',
        },
      },
      {
        text: {
          en: 'He must leave decisions about traffic to others',
          tr: 'Trafik kararlarını başkalarına bırakmak zorundadır',
          ar: 'عليه ترك قرارات المرور لغيره',
        },
      },
      {
        correct: true,
        text: {
          en: 'Each keeps their own authority and shares one plan',
          tr: 'Herkes kendi yetkisini korur, tek planı paylaşır',
          ar: 'يحتفظ كل منهم بصلاحيته ويشتركون في خطة واحدة',
        },
      },
    ],
    explanation: {
      en: 'Unified command is one list of objectives and one plan. Nobody gives up their own authority.',
      tr: 'Birleşik komuta, tek hedef listesi ve tek plan demektir. Kimse kendi yetkisini bırakmaz.',
      ar: 'القيادة الموحدة قائمة أهداف واحدة وخطة واحدة. ولا يتخلى أحد عن صلاحيته.',
    },
  },
  {
    scene: 'priorities',
    prompt: {
      en: 'In which order do you set your objectives?',
      tr: 'Hedeflerinizi hangi sırayla belirlersiniz?',
      ar: 'بأي ترتيب تضع أهدافك؟',
    },
    choices: [
      { text: { en: 'Property, lives, stability', tr: 'Mal, hayat, denetim', ar: 'الممتلكات، الأرواح، السيطرة' } },
      { text: { en: 'Stability, property, lives', tr: 'Denetim, mal, hayat', ar: 'السيطرة، الممتلكات، الأرواح' } },
      { text: { en: 'Traffic, lives, property', tr: 'Trafik, hayat, mal', ar: 'المرور، الأرواح، الممتلكات' } },
      {
        correct: true,
        text: { en: 'Lives, stability, property', tr: 'Hayat, denetim, mal', ar: 'الأرواح، السيطرة، الممتلكات' },
      },
    ],
    explanation: {
      en: 'Save lives, make the incident stable, then protect property and the environment. The order does not change.',
      tr: 'Hayat kurtarın, olayı denetim altına alın, sonra malı ve çevreyi koruyun. Sıra değişmez.',
      ar: 'إنقاذ الأرواح، ثم السيطرة على الحادث، ثم حماية الممتلكات والبيئة. الترتيب لا يتغير.',
    },
  },
  {
    scene: 'priorities',
    prompt: {
      en: 'A trapped driver needs help, diesel drips toward a creek, and costly cargo lies on the road. What does command take on first?',
      tr: 'Sıkışmış bir sürücünün yardıma ihtiyacı var, bir dereye doğru dizel damlıyor, yolda pahalı yük duruyor. Komuta önce neyi ele alır?',
      ar: 'سائق محتجز يحتاج إلى مساعدة، والديزل يقطر نحو جدول، وبضاعة غالية على الطريق. بماذا تبدأ القيادة؟',
    },
    choices: [
      { text: { en: 'The cargo, before it is stolen', tr: 'Yükle, çalınmadan önce', ar: 'البضاعة قبل أن تُسرق' } },
      { correct: true, text: { en: 'The driver', tr: 'Sürücüyle', ar: 'السائق' } },
      {
        text: {
          en: 'The creek, because spills spread',
          tr: 'Dereyle, çünkü sızıntı yayılır',
          ar: 'الجدول لأن التسرب ينتشر',
        },
      },
    ],
    explanation: {
      en: 'A life comes first. With enough people on scene, others can stop the leak at the same time.',
      tr: 'Önce can gelir. Yeterli kişi varsa ötekiler aynı anda sızıntıyı durdurabilir.',
      ar: 'الحياة أولًا. وإذا كان العدد كافيًا أوقف آخرون التسرب في الوقت نفسه.',
    },
  },
  {
    scene: 'span-of-control',
    prompt: {
      en: 'Eleven people now report to you alone. What should you do?',
      tr: 'Artık on bir kişi yalnızca size bağlı çalışıyor. Ne yapmalısınız?',
      ar: 'صار أحد عشر شخصًا يتبعونك وحدك. ماذا تفعل؟',
    },
    choices: [
      {
        correct: true,
        text: {
          en: 'Split the work under other supervisors',
          tr: 'İşi başka amirlere bölmeliyim',
          ar: 'أقسّم العمل بين مشرفين آخرين',
        },
      },
      {
        text: {
          en: 'Speak faster and keep all of them',
          tr: 'Daha hızlı konuşup hepsini tutmalıyım',
          ar: 'أتكلم أسرع وأبقيهم جميعًا',
        },
      },
      { text: { en: 'Send six of them home', tr: 'Altısını eve göndermeliyim', ar: 'أرسل ستة منهم إلى بيوتهم' } },
      {
        text: {
          en: 'Let them choose their own tasks',
          tr: 'İşlerini kendilerinin seçmesine izin vermeliyim',
          ar: 'أتركهم يختارون مهامهم',
        },
      },
    ],
    explanation: {
      en: 'One supervisor can lead three to seven people, and five works best. Above that, hand parts of the work to others.',
      tr: 'Bir amir üç ile yedi kişiyi yönetebilir, en iyisi beştir. Daha çoksa işin bölümlerini başkalarına verin.',
      ar: 'يقود المشرف الواحد من ثلاثة إلى سبعة أشخاص، والأفضل خمسة. فإن زادوا فسلّم أجزاء من العمل لغيرك.',
    },
  },
  {
    scene: 'span-of-control',
    cue: 1,
    prompt: {
      en: 'Three more units arrive before you need them. Where do they wait?',
      tr: 'İhtiyaç duymadan önce üç ekip daha geliyor. Nerede beklerler?',
      ar: 'وصلت ثلاث وحدات قبل أن تحتاج إليها. أين تنتظر؟',
    },
    choices: [
      {
        text: {
          en: 'In the lane behind the blocking vehicle',
          tr: 'Kapatma aracının arkasındaki şeritte',
          ar: 'في الحارة خلف مركبة الحجز',
        },
      },
      {
        text: {
          en: 'On the opposite shoulder, with lights on',
          tr: 'Karşı bankette, ışıkları açık',
          ar: 'على الكتف المقابل والأضواء مشغلة',
        },
      },
      {
        correct: true,
        text: {
          en: 'In a staging area away from the lanes',
          tr: 'Şeritlerden uzakta, bekleme alanında',
          ar: 'في منطقة تجمّع بعيدة عن الحارات',
        },
      },
    ],
    explanation: {
      en: 'A staging area keeps spare units close but out of the way. More vehicles in the lanes mean more to hit and less room.',
      tr: 'Bekleme alanı yedek ekipleri yakında ama yoldan uzakta tutar. Şeritlerde çok araç, daha çok çarpılacak nesne ve daha az yer demektir.',
      ar: 'تُبقي منطقة التجمّع الوحدات الاحتياطية قريبة وبعيدة عن الطريق. وكثرة المركبات في الحارات تعني خطرًا أكبر ومكانًا أضيق.',
    },
  },
  {
    scene: 'transfer-of-command',
    prompt: {
      en: 'Your captain arrives and will take command from you. What makes the change complete?',
      tr: 'Yüzbaşınız geliyor ve komutayı sizden alacak. Devri tamamlayan nedir?',
      ar: 'وصل نقيبك وسيتسلم القيادة منك. ما الذي يُتم التسليم؟',
    },
    choices: [
      {
        text: {
          en: 'His arrival, since he outranks you',
          tr: 'Rütbesi yüksek olduğu için gelmesi',
          ar: 'وصوله لأنه أعلى رتبة',
        },
      },
      {
        correct: true,
        text: {
          en: 'A briefing, and announcing the change',
          tr: 'Bilgi vermek ve değişikliği duyurmak',
          ar: 'إحاطة وإعلان التغيير',
        },
      },
      { text: { en: 'A signed form from both of you', tr: 'İkinizin imzaladığı bir form', ar: 'نموذج يوقّعه كلاكما' } },
      { text: { en: 'Your departure from the scene', tr: 'Sizin olay yerinden ayrılmanız', ar: 'مغادرتك الموقع' } },
    ],
    explanation: {
      en: 'Brief him, face to face if you can, then announce it. Until the announcement, others still report to you.',
      tr: 'Ona, mümkünse yüz yüze bilgi verin, sonra duyurun. Duyuruya kadar ötekiler hâlâ size bağlıdır.',
      ar: 'قدّم له إحاطة وجهًا لوجه إن أمكن، ثم أعلن ذلك. فحتى الإعلان يبقى الآخرون تابعين لك.',
    },
  },
]
