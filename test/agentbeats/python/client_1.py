"""Sends one text to an agent with a2a-sdk 1.x: client_1.py URL stream|send TEXT. Prints the last state and the data parts."""
import asyncio
import json
import sys
from uuid import uuid4

import httpx
from a2a.client import A2ACardResolver, ClientConfig, ClientFactory
from a2a.types import Message, Part, Role, SendMessageRequest, TaskState
from google.protobuf.json_format import MessageToDict


async def main(url: str, way: str, text: str) -> None:
    async with httpx.AsyncClient(timeout=120) as http:
        card = await A2ACardResolver(httpx_client=http, base_url=url).get_agent_card()
        client = ClientFactory(ClientConfig(httpx_client=http, streaming=way == "stream")).create(card)
        message = Message(role=Role.ROLE_USER, message_id=uuid4().hex, parts=[Part(text=text)])
        state, data = None, []
        async for event in client.send_message(SendMessageRequest(message=message)):
            for status in statuses_of(event):
                state = TaskState.Name(status.state)
            data += [MessageToDict(part.data) for part in parts_of(event) if part.HasField("data")]
        print(json.dumps({"state": state.removeprefix("TASK_STATE_").lower(), "data": data}))


def statuses_of(event):
    if event.HasField("task"):
        return [event.task.status]
    return [event.status_update.status] if event.HasField("status_update") else []


def parts_of(event):
    if event.HasField("task"):
        return [part for artifact in event.task.artifacts for part in artifact.parts]
    return event.artifact_update.artifact.parts if event.HasField("artifact_update") else []


asyncio.run(main(*sys.argv[1:4]))
