import { DateTimeField } from '~/ui/form/date-time-field';
import layout from '~/ui/form/field-layout.module.css';
import { SelectField } from '~/ui/form/select-field';
import { SwitchField } from '~/ui/form/switch-field';
import { TextField } from '~/ui/form/text-field';
import type { ChatRoomContent } from '../desk-commands';
import {
  kindWords,
  mostRoomName,
  mostRoomTopic,
  type RoomErrors,
  readerWords,
  usualRoom,
  writerWords,
} from '../room-settings';
import { roomKinds, roomReaders, roomWriters } from '../types';

type RoomFieldsProps = {
  value: ChatRoomContent;
  errors: RoomErrors;
  zone: string;
  stages: { id: number; name: string }[];
  onChange: (value: ChatRoomContent) => void;
};

export function RoomFields({ value, errors, zone, stages, onChange }: RoomFieldsProps) {
  const change = (part: Partial<ChatRoomContent>) => onChange({ ...value, ...part });
  const kinds = roomKinds.filter((kind) => kind !== 'stage' || stages.length > 0 || value.kind === 'stage');
  return (
    <>
      <div className={layout.columns}>
        <SelectField
          label="Kind"
          name="kind"
          options={kinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
          value={value.kind}
          error={errors.kind}
          onChange={({ currentTarget }) => {
            const kind = roomKinds.find((one) => one === currentTarget.value);
            if (kind) onChange(usualRoom(kind, value));
          }}
        />
        {value.kind === 'stage' && (
          <SelectField
            label="Stage"
            name="stageId"
            empty="Choose a stage"
            options={stages.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(value.stageId ?? '')}
            error={errors.stageId}
            onChange={({ currentTarget }) => {
              const stage = stages.find(({ id }) => String(id) === currentTarget.value);
              change({ stageId: stage?.id ?? null, ...(stage && !value.name && { name: stage.name }) });
            }}
          />
        )}
      </div>
      <TextField
        label="Name"
        name="name"
        maxLength={mostRoomName}
        value={value.name}
        error={errors.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <TextField
        label="What it is about"
        name="topic"
        optional
        maxLength={mostRoomTopic}
        value={value.topic}
        error={errors.topic}
        onChange={(event) => change({ topic: event.currentTarget.value })}
      />
      <div className={layout.columns}>
        <SelectField
          label="Who reads"
          name="readBy"
          options={roomReaders.map((who) => ({ value: who, label: readerWords[who] }))}
          value={value.readBy}
          error={errors.readBy}
          onChange={({ currentTarget }) => {
            const readBy = roomReaders.find((who) => who === currentTarget.value);
            if (readBy) change({ readBy });
          }}
        />
        <SelectField
          label="Who writes"
          name="writeBy"
          options={roomWriters.map((who) => ({ value: who, label: writerWords[who] }))}
          value={value.writeBy}
          error={errors.writeBy}
          onChange={({ currentTarget }) => {
            const writeBy = roomWriters.find((who) => who === currentTarget.value);
            if (writeBy) change({ writeBy });
          }}
        />
      </div>
      <div className={layout.columns}>
        <DateTimeField
          label="Opens"
          name="opensAt"
          hint="Empty: with the event"
          optional
          zone={zone}
          value={value.opensAt}
          error={errors.opensAt}
          onChange={(opensAt) => change({ opensAt })}
        />
        <DateTimeField
          label="Closes"
          name="closesAt"
          hint="Empty: three days after"
          optional
          zone={zone}
          value={value.closesAt}
          error={errors.closesAt}
          onChange={(closesAt) => change({ closesAt })}
        />
      </div>
      <SwitchField
        label="The room is on"
        name="isOpen"
        hint="One that is off is seen by organisers alone."
        checked={value.isOpen}
        onChange={(event) => change({ isOpen: event.currentTarget.checked })}
      />
    </>
  );
}
