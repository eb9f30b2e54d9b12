// English article of Peaceful Sleep about dreams, for a reader who has just woken from a dream.
import type { SleepTexts } from '../sleep-outline.ts';

export const dreams: SleepTexts['article'] = {
  title: 'What the Bible says about dreams',
  content: [
    'If a dream has just woken you, take a moment first. Feel the bed under you, look towards the window, drink some water. You are awake, and God is as near as he was before you lay down. Then read on if you like. The Bible has more to say about dreams than one might think, and it says it soberly.',
    '## Dreams in Scripture',
    'Some dreams in the Bible are well known. Jacob, on the run and with a stone for a pillow, sees a stairway and learns that God is in that lonely place too (Genesis 28:10–19). Young Joseph has dreams for which his brothers hate him; years later he explains those of other people, and insists that the meaning comes from God and not from himself (Genesis 37:5–11; 40:8; 41:16). Solomon is asked in a dream what he would like to be given (1 Kings 3:5–15). Daniel tells a king what troubled his sleep, and is later shaken by a dream of his own (Daniel 2; 7). Joseph of Nazareth is told in dreams to take Mary as his wife, and to bring mother and child to safety (Matthew 1:20–24; 2:13–23).',
    'Not everything of this kind is a dream. What Peter saw on the roof came at midday, while he was praying, and the Bible calls it a vision (Acts 10:9–17).',
    'Such dreams are few, spread over many centuries. They come unasked. They serve no curiosity: a family is kept from famine, a child from a murderer. Where they need explaining, God sees to it.',
    '## Most dreams are ordinary',
    'The Preacher links dreams with a busy life, and does not think highly of them (Ecclesiastes 5:3, 7). Much of what we dream is the day being tidied away: a face from the bus, an old classroom, a quarrel, a fear. It can be strange, silly or embarrassing, and it need not mean anything. You do not choose what you dream, and a dream is not a deed.',
    '## Where Scripture warns',
    'Even a dreamer whose sign comes true is not to be followed if the dream leads away from God (Deuteronomy 13:1–5). Jeremiah speaks sharply of people who passed off their own dreams as God’s message and misled others with them (Jeremiah 23:25–32). So be careful with anyone who interprets dreams for money, tells the future from them, or uses one to gain power over you. No dream dictionary knows what God wants, and nobody should build predictions on what came in the night.',
    '## Where Christians differ, and how to test',
    'Does God still speak through dreams? Some Christians say that he does now and then, as in the first days of the church (Acts 2:17), and there are people who came to faith after dreaming of Jesus. Others hold that, since we have the Scriptures, we should not look for guidance in dreams. Many old teachers of prayer, in East and West, advise caution: better to let a dream go than to trust it too quickly. On this most agree: no dream stands above Scripture or adds to the gospel, and none must be obeyed because it was vivid.',
    'Perhaps a thought has stayed with you all the same. Testing it is not unbelief; Paul asks for it (1 Thessalonians 5:21). Wait for daylight. Does the thought agree with Scripture, and with the way Jesus was with people? Does it lead towards love and honesty, or towards fear, pride and hurry? What does somebody wise say who knows you: a pastor, a priest, an old friend? Nothing great needs deciding at this hour. If somebody appeared in your dream, you may pray for them, whatever the dream was.',
    '## When it was a nightmare',
    'Bad dreams are common and have many causes: fever and illness, certain medicines, alcohol, lack of sleep, worry, grief. People who have been through violence, an accident or war may dream of it long afterwards. A nightmare is not a punishment. It is no sign that God has turned away, and it does not tell you what is going to happen.',
    'Speak with a doctor if nightmares keep coming, if they began with a new medicine, if you hit out or get up in your sleep, or if they bring back something that was done to you. There is treatment that helps many people. Tell somebody you trust, too. And if you do not want to live any more, or are not safe where you are, do not wait for morning: wake someone, or call a crisis line or the emergency number.',
    '## Lying down again',
    'Keep it simple now. Put on a small light. Let your breath out slowly, a few times. Look for five things you can name, so that your body learns where it is. You could write the dream down in two lines and close the notebook, or think of another ending for it. Then tell God about it, in as few words as you like; Psalm 4 is a good one to borrow. If you cannot sleep, you may sit up in a chair for a while. You do not have to be brave. God is awake.',
  ].join('\n\n'),
};
