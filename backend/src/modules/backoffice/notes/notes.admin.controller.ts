import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { type Actor, CurrentActor } from '../../../platform/auth/actor.js';
import { Policy } from '../../../platform/auth/policies.js';
import { AnswersPage } from '../../../platform/http/paging.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { type UserParams, userParams } from '../../accounts/index.js';
import { MemberNotes } from './member-notes.js';
import { type NewNote, type NoteList, newNote, noteList, noteView } from './notes.schema.js';

@ApiTags('admin')
@Controller('api/admin/users/:id/notes')
@Policy('staff')
export class NotesAdminController {
  constructor(private readonly notes: MemberNotes) {}

  @Get()
  @Refuses('user-not-found', 'own-account')
  @AnswersPage(noteView)
  list(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Query({ schema: noteList }) query: NoteList,
  ) {
    return this.notes.list(actor, id, query);
  }

  /** Kept as it is: what is wrong is put right by another one. */
  @Post()
  @HttpCode(204)
  @Refuses('user-not-found', 'own-account')
  @ApiNoContentResponse()
  add(
    @CurrentActor() actor: Actor,
    @Param({ schema: userParams }) { id }: UserParams,
    @Body({ schema: newNote }) { text }: NewNote,
  ) {
    return this.notes.add(actor, id, text);
  }
}
